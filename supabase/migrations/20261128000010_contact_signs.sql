set lock_timeout = '500ms';
alter table public.contacts
  -- The text that may be an opt-out and that nobody has decided about. Null when there is none. It is no foreign key,
  -- because locking two tables at once could end in a deadlock with a text.
  add column opt_out_in_doubt uuid;

-- How this contact agreed to texts, as the conversation shows it. Null when nothing is known.
create function private.permission_evidence(p_contact public.contacts) returns jsonb
language sql stable set search_path = ''
return case when p_contact.permission_noted_at is not null then jsonb_build_object(
  'how', p_contact.texting_allowed_by, 'note', p_contact.permission_note,
  'notedAt', private.exact_time(p_contact.permission_noted_at)) end;

grant execute on function private.permission_evidence to service_role;
