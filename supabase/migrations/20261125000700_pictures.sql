-- Pictures that the office sends, and those that come with a quote request: private buckets of the project's
-- storage. A database without that storage (some test databases) goes without.

do $$
begin
  if to_regclass('storage.buckets') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select b.id, b.id, false, b.most, array['image/jpeg', 'image/png', 'image/gif', 'image/webp']
  from (values ('message-media', 5000000), ('quote-media', 1000000)) b (id, most);
  -- Nobody else, and nothing else: quote-media is the functions' alone, and files are never replaced.
  create policy "Staff add pictures to send" on storage.objects for insert to authenticated
    with check (bucket_id = 'message-media' and name ~ '^[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$' and length(name) <= 200 and (select private.is_staff()));
  create policy "Staff read pictures to send" on storage.objects for select to authenticated
    using (bucket_id = 'message-media' and (select private.is_staff()));
end;
$$;

create index messages_media on public.messages using gin (media jsonb_path_ops) where media <> '[]'::jsonb;

-- Pictures that no message names: it was erased or expired, or the picture was taken off again before sending.
-- Files go only through the storage's own API, so the reconciliation asks for these and deletes them there.
create function public.unused_pictures(p_most integer default 100) returns table (bucket text, path text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('storage.objects') is null then return; end if;
  return query
    select o.bucket_id, o.name from storage.objects o
    where o.bucket_id in ('message-media', 'quote-media') and o.created_at < now() - interval '1 day'
      and not exists (
        select from public.messages m
        where m.media <> '[]'::jsonb
          and m.media @> jsonb_build_array(jsonb_build_object('bucket', o.bucket_id, 'path', o.name)))
    order by o.created_at limit p_most;
end;
$$;
