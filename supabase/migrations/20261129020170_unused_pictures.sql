set lock_timeout = '500ms';

-- Lists pictures that no message uses, because the message was deleted or the picture was removed before sending, once
-- they are a day old. The reconciliation deletes them through the storage's API, which is the only way. Every message's
-- pictures are read once, however many pictures there are: looking each one up took longer with every picture.
create or replace function public.unused_pictures(p_most integer default 100) returns table (bucket text, path text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('storage.objects') is null then return; end if;
  return query
    with used as materialized (
      select file ->> 'bucket' as bucket, file ->> 'path' as path
      from public.messages m cross join jsonb_array_elements(m.media) as file
      where m.media <> '[]'::jsonb and file ? 'path'
      union all
      select file ->> 'bucket', file ->> 'path'
      from public.scheduled_texts s cross join jsonb_array_elements(s.media) as file
      where file ? 'path'
    )
    select o.bucket_id, o.name from storage.objects o
    where o.bucket_id in ('message-media', 'quote-media') and o.created_at < now() - interval '1 day'
      and not exists (select from used where used.bucket = o.bucket_id and used.path = o.name)
    order by o.created_at limit p_most;
end;
$$;
