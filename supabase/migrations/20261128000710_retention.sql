-- Retention and erasure once more: a call or a quote request keeps a contact, and whoever is kept only for a STOP or a
-- block keeps nothing else.
set lock_timeout = '500ms';

-- Whether a contact is more than an address with a STOP or a block.
create function private.has_details(p_contact public.contacts) returns boolean
language sql immutable set search_path = ''
return num_nonnulls(
  p_contact.name, p_contact.email, p_contact.business_number, p_contact.texting_allowed_by, p_contact.permission_note,
  p_contact.permission_noted_by, p_contact.permission_noted_at, p_contact.opt_out_in_doubt, p_contact.company,
  p_contact.phone_extension, p_contact.last_called_at, p_contact.last_message_at) > 0;

-- Deletes contacts. Those who opted out or are blocked are kept with nothing but their address. Returns how many
-- conversations were deleted.
create or replace function private.drop_contacts(p_ids uuid[]) returns integer
language sql set search_path = ''
as $$
  with bare as (
    update public.contacts c set
      name = null, email = null, company = null, phone_extension = null, last_called_at = null,
      business_number = null, texting_allowed_by = null,
      permission_note = null, permission_noted_by = null, permission_noted_at = null, opt_out_in_doubt = null,
      is_done = false, is_suspected = false, unread_count = 0, last_message = '', last_message_at = null
    where c.id = any (p_ids) and private.is_refused(c) and private.has_details(c)
    returning c.id
  ), gone as (
    delete from public.contacts c where c.id = any (p_ids) and not private.is_refused(c) returning c.id
  )
  select count(*)::integer from (select from bare union all select from gone) dropped;
$$;

-- Deletes rows older than the retention period, at most p_most of each table, so that no statement takes long. Returns
-- the count for each table, and in is_complete whether nothing is left. p_months sets the period. A quote request with
-- consent to texts is kept as its proof while the conversation exists. Suspected requests are deleted after 30 days.
-- A contact is kept while anything of the period belongs to it: a text, a note, a voicemail, a quote request, a call, or
-- a noted permission.
create or replace function public.delete_expired(p_most integer default 1000, p_months integer default null) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_before timestamptz;
  v_count integer;
  v_counts jsonb := '{}';
  v_is_complete boolean;
begin
  update private.retention r set months = coalesce(p_months, r.months) where r.id
  returning now() - make_interval(months => r.months) into v_before;

  delete from public.messages m where m.id in (
    select o.id from public.messages o where o.created_at < v_before limit p_most);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('messages', v_count);

  delete from public.contact_notes n where n.id in (
    select o.id from public.contact_notes o where o.created_at < v_before limit p_most);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('contact_notes', v_count);

  delete from public.voicemails v where v.id in (
    select o.id from public.voicemails o where o.created_at < v_before limit p_most);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('voicemails', v_count);

  delete from public.calls k where k.id in (
    select o.id from public.calls o where o.listed_at < v_before limit p_most);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('calls', v_count);

  delete from public.audit_log a where a.id in (
    select o.id from public.audit_log o where o.happened_at < v_before limit p_most);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('audit_log', v_count);

  delete from public.quote_requests q where q.id in (
    select o.id from public.quote_requests o
    where o.suspected_of is not null and o.created_at < now() - interval '30 days'
      or o.created_at < v_before and not (o.sms_consent and exists (
        select from public.messages m where m.contact_id = o.contact_id))
    limit p_most);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('quote_requests', v_count);

  update public.contacts c set unread_count = 0, last_message = ''
  where c.last_message_at < v_before and (c.unread_count > 0 or c.last_message <> '');
  -- Locked, because a text that arrives meanwhile changes the dates, and only they are then checked again.
  v_counts := v_counts || jsonb_build_object('conversations', private.drop_contacts(array(
    select c.id from public.contacts c
    where c.listed_at < v_before and c.created_at < v_before
      and coalesce(c.permission_noted_at < v_before, true)
      and (private.has_details(c) or not private.is_refused(c))
      and not exists (select from public.messages m where m.contact_id = c.id)
      and not exists (select from public.contact_notes n where n.contact_id = c.id)
      and not exists (select from public.voicemails v where v.contact_id = c.id)
      and not exists (select from public.calls k where k.other_number = c.address)
      and not exists (
        select from public.quote_requests q where q.contact_id = c.id and q.created_at >= v_before)
    limit p_most for update)));

  v_is_complete := (select max(counted.value::integer) from jsonb_each_text(v_counts) counted) < p_most;
  update private.retention r set last_run_at = now() where r.id and v_is_complete;
  insert into public.audit_log (action, new_value) select 'retention.run', v_counts::text
  where exists (select from jsonb_each_text(v_counts) counted where counted.value <> '0');

  delete from private.invitations i where not private.is_open(i);
  delete from private.rate_limits r where r.key in (
    select o.key from private.rate_limits o where o.ends_at <= now() limit p_most);
  -- Whoever has lost the role loses their alert settings, too.
  delete from private.alert_settings s where not exists (
    select from public.user_roles r where r.user_id = s.user_id);
  return v_counts || jsonb_build_object('is_complete', v_is_complete);
end;
$$;

-- Erases a person by number (E.164) or e-mail address. Returns the rows for each table and the recordings at Twilio.
-- Without p_really everything is rolled back, so that the preview shows exactly what would be erased.
-- A STOP or block is kept with nothing but the number. An e-mail address is erased with its quote requests and their
-- messages. The conversation of a number in such a request is kept, because anybody can enter any number in the form.
create or replace function public.erase_person(p_contact text, p_really boolean default false) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_address text := case when position('@' in p_contact) > 0 then lower(trim(p_contact)) else trim(p_contact) end;
  v_contact public.contacts;
  v_counts jsonb := jsonb_build_object('recordings', (
    select coalesce(jsonb_agg(v.recording_sid order by v.recording_sid), '[]')
    from public.voicemails v where v.caller = v_address));
  v_count integer;
begin
  select * into v_contact from public.contacts c where c.address = v_address;
  begin
    delete from public.messages m where m.contact_id = v_contact.id
      or m.id in (select q.message_id from public.quote_requests q where lower(q.email) = v_address);
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object('messages', v_count);

    delete from public.quote_requests q
    where v_address in (q.phone, lower(q.email)) or q.contact_id = v_contact.id;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object('quote_requests', v_count);

    delete from public.contact_notes n where n.contact_id = v_contact.id;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object('notes', v_count);

    delete from public.voicemails v where v.caller = v_address or v.contact_id = v_contact.id;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object('voicemails', v_count);

    delete from public.calls k where k.other_number = v_address;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object('calls', v_count);

    update public.audit_log a set subject = replace(a.subject, v_address, 'erased'),
      old_value = replace(a.old_value, v_address, 'erased'), new_value = replace(a.new_value, v_address, 'erased')
    where v_address in (a.subject, a.old_value, a.new_value);
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object('audit_lines', v_count);

    update private.alert_settings s set phone = null where s.phone = v_address;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object('alert_numbers', v_count);

    delete from private.invitations i where i.email = v_address;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object('invitations', v_count);

    -- The list may have shown an entry that is now erased.
    update public.contacts c set
      email = null,
      last_message = coalesce((
        select private.summary_of(m.body, m.media) from public.messages m
        where m.contact_id = c.id order by m.created_at desc, m.id desc limit 1), ''),
      unread_count = least(c.unread_count, (
        select count(*) from public.messages m where m.contact_id = c.id and m.direction = 'inbound'))
    where lower(c.email) = v_address and c.id is distinct from v_contact.id;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object('addresses_in_other_conversations', v_count);

    v_counts := v_counts || jsonb_build_object('conversations', private.drop_contacts(array[v_contact.id]));
    -- A held alert may have their words, whatever address it came from. Its count stays.
    update private.alert_throttle t set latest = '{}' where t.latest is not null;
    if not p_really then raise sqlstate 'RB001'; end if;
    insert into public.audit_log (action) values ('person.erase');
  exception when sqlstate 'RB001' then null;
  end;
  return v_counts || jsonb_build_object(
    'accounts', (select count(*) from auth.users u where lower(u.email) = v_address),
    'opted_out', coalesce(v_contact.opted_out_by_contact or v_contact.opted_out_by_office, false));
end;
$$;

grant execute on function private.has_details(public.contacts) to service_role;
