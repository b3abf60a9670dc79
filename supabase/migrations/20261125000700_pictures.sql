-- Private storage buckets for pictures that the office sends and pictures of quote requests. Some test databases have no
-- storage and skip this.

do $$
begin
  if to_regclass('storage.buckets') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select b.id, b.id, false, b.most, array['image/jpeg', 'image/png', 'image/gif', 'image/webp']
  from (values ('message-media', 5000000), ('quote-media', 1000000)) b (id, most);
  -- Only the functions use quote-media, and nobody can replace a file.
  create policy "Staff add pictures to send" on storage.objects for insert to authenticated
    with check (
      bucket_id = 'message-media' and length(name) <= 200 and (select private.is_staff())
      and name ~ '^[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$');
  create policy "Staff read pictures to send" on storage.objects for select to authenticated
    using (bucket_id = 'message-media' and (select private.is_staff()));
end;
$$;

create index messages_media on public.messages using gin (media jsonb_path_ops) where media <> '[]'::jsonb;

-- Lists pictures that no message uses, because the message was deleted or the picture was removed before sending. The
-- reconciliation deletes them through the storage's API, which is the only way.
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
