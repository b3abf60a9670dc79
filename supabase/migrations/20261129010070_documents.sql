set lock_timeout = '500ms';
-- The office sends documents, too. A bucket whose owner allows every type, or has added this one, stays as it is.
do $$
begin
  if to_regclass('storage.buckets') is null then return; end if;
  update storage.buckets b set allowed_mime_types = b.allowed_mime_types || array['application/pdf']
  where b.id = 'message-media' and not 'application/pdf' = any (b.allowed_mime_types);
end;
$$;
