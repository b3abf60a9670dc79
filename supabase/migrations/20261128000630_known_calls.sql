-- The calls from before this release.
set lock_timeout = '500ms';
update public.contacts c set last_called_at = private.last_call_from(c.address)
where c.last_called_at is null and private.last_call_from(c.address) is not null
  and c.address in (select k.other_number from public.calls k where k.listed_at > private.calls_count_since());
