-- Deletes personal data after the retention period or on request, but keeps STOPs and blocks. The schedule is here, too.

-- Deletes contacts. Those who opted out or are blocked are kept with nothing but their address. Returns how many
-- conversations were deleted.
create function private.drop_contacts(p_ids uuid[]) returns integer
language sql set search_path = ''
as $$
  with bare as (
    update public.contacts c set
      name = null, email = null, business_number = null, texting_allowed_by = null,
      permission_note = null, permission_noted_by = null, permission_noted_at = null,
      is_done = false, is_suspected = false, unread_count = 0, last_message = '', last_message_at = null
    where c.id = any (p_ids) and private.is_refused(c) and (c.last_message_at is not null or c.name is not null)
    returning c.id
  ), gone as (
    delete from public.contacts c where c.id = any (p_ids) and not private.is_refused(c) returning c.id
  )
  select count(*)::integer from (select from bare union all select from gone) dropped;
$$;

-- Deletes rows older than the retention period, at most p_most of each table, so that no statement takes long. Returns
-- the count for each table, and in is_complete whether nothing is left. p_months sets the period. A quote request with
-- consent to texts is kept as its proof while the conversation exists. Suspected requests are deleted after 30 days.
create function public.delete_expired(p_most integer default 1000, p_months integer default null) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_before timestamptz;
  v_table text;
  v_expired text;
  v_count integer;
  v_counts jsonb := '{}';
  v_is_complete boolean;
begin
  update private.retention r set months = coalesce(p_months, r.months) where r.id
  returning now() - make_interval(months => r.months) into v_before;
  for v_table, v_expired in values
    ('messages', 'o.created_at < $1'),
    ('contact_notes', 'o.created_at < $1'),
    ('voicemails', 'o.created_at < $1'),
    ('calls', 'o.listed_at < $1'),
    ('audit_log', 'o.happened_at < $1'),
    ('quote_requests', 'o.created_at < $1 and not (o.sms_consent and exists (
        select from public.messages m where m.contact_id = o.contact_id))
      or o.suspected_of is not null and o.created_at < now() - make_interval(days => 30)')
  loop
    execute format(
      'delete from public.%1$I d where d.id in (select o.id from public.%1$I o where %2$s limit $2)', v_table, v_expired)
    using v_before, p_most;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object(v_table, v_count);
  end loop;
  update public.contacts c set unread_count = 0, last_message = ''
  where c.last_message_at < v_before and (c.unread_count > 0 or c.last_message <> '');
  -- Locked, because a text that arrives meanwhile changes the dates, and only they are then checked again.
  v_counts := v_counts || jsonb_build_object('conversations', private.drop_contacts(array(
    select c.id from public.contacts c
    where c.listed_at < v_before and c.created_at < v_before
      and (c.last_message_at is not null or c.name is not null or not private.is_refused(c))
      and not exists (select from public.messages m where m.contact_id = c.id)
      and not exists (select from public.contact_notes n where n.contact_id = c.id)
      and not exists (select from public.voicemails v where v.contact_id = c.id)
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
    select from public.user_roles r where r.user_id = s.user_id and r.role = 'admin');
  return v_counts || jsonb_build_object('is_complete', v_is_complete);
end;
$$;

-- Erases a person by number (E.164) or e-mail address. Returns the rows for each table and the recordings at Twilio.
-- Without p_really everything is rolled back, so that the preview shows exactly what would be erased.
-- A STOP or block is kept with nothing but the number. An e-mail address is erased with its quote requests and their
-- messages. The conversation of a number in such a request is kept, because anybody can enter any number in the form.
create function public.erase_person(p_contact text, p_really boolean default false) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_address text := case when position('@' in p_contact) > 0 then lower(trim(p_contact)) else trim(p_contact) end;
  v_contact public.contacts;
  v_counts jsonb := jsonb_build_object('recordings', (
    select coalesce(jsonb_agg(v.recording_sid order by v.recording_sid), '[]')
    from public.voicemails v where v.caller = v_address));
  v_name text;
  v_statement text;
  v_count integer;
begin
  select * into v_contact from public.contacts c where c.address = v_address;
  begin
    for v_name, v_statement in values
      ('messages', 'delete from public.messages m where m.contact_id = $2
        or m.id in (select q.message_id from public.quote_requests q where lower(q.email) = $1)'),
      ('quote_requests', 'delete from public.quote_requests q where $1 in (q.phone, lower(q.email)) or q.contact_id = $2'),
      ('notes', 'delete from public.contact_notes n where n.contact_id = $2'),
      ('voicemails', 'delete from public.voicemails v where v.caller = $1 or v.contact_id = $2'),
      ('calls', 'delete from public.calls c where c.other_number = $1'),
      ('audit_lines', 'update public.audit_log a set subject = replace(a.subject, $1, ''erased''),
        old_value = replace(a.old_value, $1, ''erased''), new_value = replace(a.new_value, $1, ''erased'')
        where $1 in (a.subject, a.old_value, a.new_value)'),
      ('alert_numbers', 'update private.alert_settings s set phone = null where s.phone = $1'),
      ('invitations', 'delete from private.invitations i where i.email = $1'),
      -- The list may have shown an entry that is now erased.
      ('addresses_in_other_conversations', 'update public.contacts c set email = null, last_message = coalesce((
          select private.summary_of(m.body, m.media) from public.messages m
          where m.contact_id = c.id order by m.created_at desc, m.id desc limit 1), ''''),
        unread_count = least(c.unread_count, (
          select count(*) from public.messages m where m.contact_id = c.id and m.direction = ''inbound''))
        where lower(c.email) = $1 and c.id is distinct from $2')
    loop
      execute v_statement using v_address, v_contact.id;
      get diagnostics v_count = row_count;
      v_counts := v_counts || jsonb_build_object(v_name, v_count);
    end loop;
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

-- Where pg_cron exists, it deletes a batch every minute for one hour at night in Tulsa, and runs the reconciliation every
-- five minutes. Elsewhere the local stack or another scheduler must do both. The doctor reports when nothing has run.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('delete-expired', '* 9 * * *', 'select public.delete_expired()');
    if exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') then
      create extension if not exists pg_net;
    end if;
    if to_regnamespace('net') is not null then
      perform cron.schedule('reconcile', '*/5 * * * *', 'select private.ask_to_reconcile()');
    end if;
  end if;
exception when others then
  raise warning 'pg_cron can''t be used here (%): run "npm run retention" every day, and call the action "reconcile" every five minutes', sqlerrm;
end;
$$;
