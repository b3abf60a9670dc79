-- Demo data for an empty office, on the embedded stack and on the official one. Times are hours before the
-- start, and every number is from a range reserved for fiction. Twilio's emulator takes its history from here.
-- Whoever runs it sets demo.business_number (tools/local-stack/demo-data.ts).
begin;

create temporary table demo_texts on commit drop as
select * from (values
  ('+19185550111', 1.2, 'inbound', 'received', null,
    'Cat 336 at the Verdigris pit just threw a hydraulic line on the stick. Down hard. How fast can you be here?'),
  ('+19185550111', 1.1, 'inbound', 'received', null,
    'Hose is the one at the elbow, about 3/4 inch. Can text you a picture.'),
  ('+19185550112', 27, 'inbound', 'received', null,
    'Morning. Two Transits with check engine lights on, both limp mode. Can somebody look before the 6 AM load out tomorrow?'),
  ('+19185550112', 26.6, 'outbound', 'delivered', null,
    'Yes. A technician can be at your dock at 4:30 PM today. Unit numbers and mileage?'),
  ('+19185550112', 26.4, 'inbound', 'received', null,
    'Units 14 and 22. 118k and 96k.'),
  ('+19185550112', 21, 'outbound', 'delivered', null,
    'Both done: unit 14 had a cracked charge air hose, unit 22 a clogged DPF sensor line. Invoice is in your email.'),
  ('+19185550112', 3.4, 'inbound', 'received', null,
    'Both ran fine this morning. Can you quote PM service for all 18 vans?'),
  ('+19185550113', 52, 'inbound', 'received', null,
    'Bucket truck boom drifts down about a foot in ten minutes. Is that safe to keep using?'),
  ('+19185550113', 51.7, 'outbound', 'delivered', null,
    'Please take it out of service until we have seen it. We can be there tomorrow at 8. Where is it parked?'),
  ('+19185550113', 51.5, 'inbound', 'received', null,
    'Yard on 41st by the substation. Gate code comes by phone.'),
  ('+19185550113', 27.5, 'outbound', 'delivered', null,
    'Holding valve replaced and load tested, no drift in 30 minutes. Report attached to the unit.'),
  ('+19185550113', 27.2, 'inbound', 'received', null,
    'Appreciate it.'),
  ('+14055550114', 6.5, 'inbound', 'received', null,
    'Freightliner Cascadia on the shoulder I-44 mm 178 eastbound. Air pressure will not build past 60. Driver is out of the lane.'),
  ('+14055550114', 6.3, 'outbound', 'delivered', null,
    'On it. Stay behind the guard rail please. Truck leaves Tulsa in 10 minutes.'),
  ('+14055550114', 5.1, 'outbound', 'delivered', null,
    'Governor line had split, replaced, builds to 120 in spec. Driver is rolling.'),
  ('+14055550114', 4.9, 'inbound', 'received', null,
    'You saved that load. Bill goes to the usual address.'),
  ('+19185550115', 74, 'inbound', 'received', null,
    'Our New Holland baler tractor overheats after an hour. Can you come out near Claremore this week?'),
  ('+19185550115', 73, 'outbound', 'delivered', null,
    'Thursday between 9 and 11 works. Is the radiator screen clean and the fan belt tight?'),
  ('+19185550115', 72.6, 'inbound', 'received', null,
    'Screen is clean. Belt looks old.'),
  ('+19185550115', 72.4, 'outbound', 'delivered', null,
    'We will bring a belt and a thermostat. See you Thursday.'),
  ('+19185550116', 98, 'inbound', 'received', null,
    'Hyster H50 will not lift, motor runs fine. Need it by second shift.'),
  ('+19185550116', 97.8, 'outbound', 'delivered', null,
    'Technician can be there at 1 PM. Please leave it parked with the forks down.'),
  ('+19185550116', 92, 'outbound', 'delivered', null,
    'Lift chain anchor was seized and the relief valve stuck. Fixed and tested at rated load.'),
  ('+19185550116', 91.7, 'inbound', 'received', null,
    'Thanks, second shift is happy.'),
  ('+19185550117', 120, 'inbound', 'received', null,
    'How much for a DOT inspection on a single axle dump?'),
  ('+19185550117', 119.5, 'outbound', 'delivered', null,
    'Annual inspections are done at your yard. I can call you with a price: what is the unit and where is it?'),
  ('+19185550117', 119.2, 'inbound', 'received', null,
    'Found somebody closer.'),
  ('+19185550117', 119.1, 'inbound', 'received', null,
    'STOP'),
  ('+19185550166', 30, 'inbound', 'received', null,
    'Loader will not start, cranks slow. Batteries are from last year.'),
  ('+19185550166', 29.5, 'outbound', 'undelivered', 30003,
    'We can be there by noon with a load tester and two group 31s. OK?'),
  ('+15395550118', 146, 'inbound', 'received', null,
    'Need DOT annuals on six pickups with trailers before the 30th. Can you do all six in one day at our yard?'),
  ('+15395550118', 145, 'outbound', 'delivered', null,
    'Yes, with two technicians. Monday or Wednesday next week?'),
  ('+15395550118', 144.6, 'inbound', 'received', null,
    'Wednesday, start at 7.'),
  ('+15395550118', 144.5, 'outbound', 'delivered', null,
    'Booked: Wednesday 7 AM, six pickups, six trailers.'),
  ('+15395550118', 30, 'outbound', 'delivered', null,
    'You are booked for the six pickups and trailers, 7 AM to noon. - Ironbud Fleet Repair'),
  ('+19185550119', 9.5, 'inbound', 'received', null,
    'JLG 600S platform controls dead, ground controls work. It is at a customer site in Broken Arrow. Any chance today?'),
  ('+19185550119', 8.5, 'outbound', 'delivered', null,
    'Our estimate for the JLG 600S: $620.00. Reply YES to approve it. - Ironbud Fleet Repair'),
  ('+19185550119', 8, 'inbound', 'received', null,
    'Yes'),
  ('+14795550120', 168, 'inbound', 'received', null,
    'Trailer ABS light on, driver is in Muskogee at the truck stop off 69. Who do I talk to?'),
  ('+14795550120', 167.8, 'outbound', 'delivered', null,
    'You have reached us. Trailer number and which side the driver is parked?'),
  ('+14795550120', 167.7, 'inbound', 'received', null,
    'R-2207, north lot by the scales.'),
  ('+14795550120', 165.9, 'outbound', 'delivered', null,
    'Wheel speed sensor pigtail was chafed through. Repaired, light is out.'),
  ('+14795550120', 165.6, 'inbound', 'received', null,
    'Great work.'),
  ('+15805550121', 190, 'inbound', 'received', null,
    'Bobcat T770 smoking white on cold start. Clears after five minutes. Worth looking at?'),
  ('+15805550121', 189.5, 'outbound', 'delivered', null,
    'Worth a look before winter: likely glow plugs. We can pair it with the 500 hour service.'),
  ('+15805550121', 189, 'inbound', 'received', null,
    'Do both. Next week is fine.'),
  ('+15805550121', 26, 'outbound', 'delivered', null,
    'Our estimate for the T770: $890.00. Reply YES to approve it. - Ironbud Fleet Repair')
) as texts (address, hours_ago, direction, status, error_code, body);

insert into public.contacts (business_number, address, name, unread_count, opted_out_by_contact, texting_allowed_by,
  created_at, last_message_at, last_message)
select current_setting('demo.business_number'), people.*, 'text', now() - max(hours_ago) * interval '1 hour', now() - min(hours_ago) * interval '1 hour',
  (array_agg(body order by hours_ago))[1]
from (values
  ('+19185550111', 'Dale, Verdigris Aggregates', 2, false),
  ('+19185550112', 'Marisol, Prairie Parcel', 1, false),
  ('+19185550113', 'Curtis, Redbud Utility Contractors', 0, false),
  ('+14055550114', 'Hank, Canadian River Freight', 1, false),
  ('+19185550115', 'Renee, Green Country Hay', 0, false),
  ('+19185550116', 'Warehouse desk, Port 33', 0, false),
  ('+19185550117', 'Tom', 0, true),
  ('+19185550166', 'Luis, Arkansas River Sand', 0, false),
  ('+15395550118', 'Jo, Osage Wind Service', 0, false),
  ('+19185550119', 'Beth, Cimarron Rentals', 1, false),
  ('+14795550120', 'Dispatch, Ozark Reefer', 0, false),
  ('+15805550121', 'Wade, Red Dirt Paving', 0, false)
) as people (address, name, unread_count, is_opted_out)
join demo_texts using (address)
group by people.address, people.name, people.unread_count, people.is_opted_out;

insert into public.messages (contact_id, business_number, direction, body, status, error_code, provider_sid, created_at)
select id, business_number, direction, body, status, error_code, 'SM' || md5(address || hours_ago),
  now() - hours_ago * interval '1 hour'
from demo_texts join public.contacts using (address);

insert into public.saved_replies (body) values
  ('Got your text. Where does it stand, and can it move?'),
  ('A technician is on the way. We call when we are ten minutes out.'),
  ('Please send the VIN or serial number and a picture of the plate.');

insert into public.voicemails (caller, contact_id, seconds, created_at, heard_at, transcript,
  call_sid, recording_sid)
select address, private.contact_of(address), seconds, at, case when is_heard then at end, transcript,
  'CA' || md5(address), 'RE' || md5(address)
from (values
  ('+19185550155', 4.1, 21, false, 'Hi this is Marcus with Red Fork paving our roller quit on Apache Street it cranks but it won’t fire call me back please.'),
  ('+19185550116', 98.9, 14, true, null)
) as voicemails (address, hours_ago, seconds, is_heard, transcript),
lateral (select now() - hours_ago * interval '1 hour' as at);

-- One quote request of each kind: may be texted, may be called only, can only be written to.
create temporary table demo_quotes on commit drop as
select now() - hours_ago * interval '1 hour' as at, quote::jsonb, summary from (values
  (2.2, '{"name":"Ray Holloway","phone":"+19185550124","email":null,"zip":"74012","equipment":"Boom lift","brand":"Genie","description":"S-65 will not drive from the platform, ground controls work. Rental, due back tomorrow noon.","can_move":"no","urgency":"Down now, need help today","sms_consent":true,"consent_text":"You may text me about this request.","consent_version":"demo","page":"/genie-lift-repair-tulsa"}',
    'Boom lift (Genie), ZIP 74012
How soon: Down now, need help today
Can it move: No
What happened: S-65 will not drive from the platform, ground controls work. Rental, due back tomorrow noon.
Name: Ray Holloway
Phone: +19185550124
Texts: agreed (wording demo)
Sent from: /genie-lift-repair-tulsa'),
  (5.6, '{"name":"Priya, Keystone Landscaping","phone":"+19185550125","email":"office@keystone-landscaping.example","zip":"74063","equipment":"Skid steer","brand":"Kubota","description":"SVL75 throws a low coolant warning after half an hour. No leak that we can see.","can_move":"yes","urgency":"This week","sms_consent":false,"page":"/kubota-repair-oklahoma"}',
    'Skid steer (Kubota), ZIP 74063
How soon: This week
Can it move: Yes
What happened: SVL75 throws a low coolant warning after half an hour. No leak that we can see.
Name: Priya, Keystone Landscaping
Phone: +19185550125
Email: office@keystone-landscaping.example
Texts: not agreed
Sent from: /kubota-repair-oklahoma'),
  (26, '{"name":"Gene Whitford","phone":null,"email":"gene@whitford-farms.example","zip":"74017","equipment":"Farm tractor","brand":"Case IH","description":"Two Magnums, pre-season check before planting. What do you look at and what does it run?","can_move":"yes","urgency":"Planning ahead","sms_consent":false,"page":"/case-ih-repair-tulsa"}',
    'Farm tractor (Case IH), ZIP 74017
How soon: Planning ahead
Can it move: Yes
What happened: Two Magnums, pre-season check before planting. What do you look at and what does it run?
Name: Gene Whitford
Email: gene@whitford-farms.example
Texts: not agreed
Sent from: /case-ih-repair-tulsa')
) as quotes (hours_ago, quote, summary);

select public.submit_quote(quote, summary, '[]', '[]') from demo_quotes;

with contacts as (
  update public.contacts set created_at = at, last_message_at = at
  from demo_quotes where address = coalesce(quote ->> 'phone', quote ->> 'email') returning id, at
), requests as (
  update public.quote_requests set created_at = at,
    consented_at = case when sms_consent then at end
  from contacts where contact_id = contacts.id
)
update public.messages set created_at = at, business_number = current_setting('demo.business_number')
from contacts where contact_id = contacts.id;
-- Machines, and a week of jobs around today. The days are those of the business's clock; Sundays are left out.
insert into public.machines (contact_id, unit, make, model, serial, meter, meter_unit, metered_on, note)
select c.id, given.unit, given.make, given.model, given.serial, given.meter, given.meter_unit,
  case when given.meter is not null then private.business_day(now()) - 3 end, given.note
from (values
  ('+19185550111', 'Excavator 2', 'Cat', '336', null, 8412.5, 'hours', 'High pressure filter is on the shelf in our van.'),
  ('+19185550112', 'Unit 14', 'Ford', 'Transit 250', '1FTYR1ZM0GKA12345', 118000, 'miles', null),
  ('+19185550112', 'Unit 22', 'Ford', 'Transit 250', null, 96000, 'miles', null),
  ('+19185550113', 'Bucket 3', 'Altec', 'AT37G', null, null, null, 'Holding valve replaced.'),
  ('+19185550119', null, 'JLG', '600S', '0300123456', 3120, 'hours', null),
  ('+15395550118', 'Pickup 1', 'Ram', '2500', null, 61200, 'miles', null)
) as given (address, unit, make, model, serial, meter, meter_unit, note)
join public.contacts c using (address);

create temporary table demo_jobs on commit drop as
select c.id as contact_id, given.*,
  -- A Sunday moves to the Monday after it.
  case when extract(isodow from day.on_day) = 7 then day.on_day + 1 else day.on_day end as visit_day
from (values
  ('+19185550111', 'Hydraulic line on the stick', 'Excavator 2', 'Verdigris pit, north gate', 145000, 'on_the_way', 0, '07:00', '09:00'),
  ('+19185550119', 'Platform controls dead', null, 'Customer site, Broken Arrow', 62000, 'approved', 0, '13:00', '15:00'),
  ('+19185550112', 'PM service, 6 of 18 vans', 'Unit 14', 'Dock 4, Prairie Parcel', 210000, 'booked', 1, '16:30', '20:00'),
  ('+15395550118', 'DOT annuals, six pickups and trailers', 'Pickup 1', 'Osage yard', 138000, 'booked', 2, '07:00', '12:00'),
  ('+15805550121', 'White smoke on cold start, 500 hour service', null, 'Red Dirt yard, Ponca City', 89000, 'estimate_sent', 3, '09:00', '11:00'),
  ('+19185550166', 'Loader will not start', null, 'Sand plant', 48000, 'booked', 4, '08:00', '10:00'),
  ('+19185550115', 'Tractor overheats', null, 'Near Claremore', 74000, 'done', -1, '09:00', '11:00'),
  ('+19185550116', 'Lift chain anchor and relief valve', null, 'Port 33', 53000, 'done', -3, '13:00', '15:00'),
  ('+19185550113', 'Boom drifts down', 'Bucket 3', 'Yard on 41st', 91000, 'done', -1, '08:00', '10:00'),
  ('+14795550120', 'Trailer ABS light', null, 'Truck stop off 69, Muskogee', 31000, 'done', -6, '10:00', '11:00')
) as given (address, title, unit, place, amount_cents, status, days_ahead, visit_from, visit_to)
join public.contacts c using (address)
cross join lateral (select private.business_day(now()) + given.days_ahead as on_day) day;

insert into public.jobs (contact_id, title, machine, machine_id, place, amount_cents, status, visit_day, visit_from, visit_to,
  created_at)
select j.contact_id, j.title, coalesce(m.unit, m.make || ' ' || m.model), m.id, j.place, j.amount_cents, j.status,
  j.visit_day, j.visit_from::time, j.visit_to::time, now() - interval '7 days'
from demo_jobs j
left join public.machines m on m.contact_id = j.contact_id and m.unit is not distinct from j.unit;
insert into public.jobs (contact_id, title, place, status)
select c.id, 'PM service for the rest of the vans', 'Dock 4, Prairie Parcel', 'new' from public.contacts c
where c.address = '+19185550112';

-- What the customers have: one confirmation, one estimate that is approved, and one that waits for its answer.
insert into private.job_texts (message_id, job_id, kind, amount_cents, visit_day, visit_from, visit_to)
select m.id, j.id, case when m.body like 'You are booked%' then 'confirmation' else 'estimate' end, j.amount_cents,
  j.visit_day, j.visit_from, j.visit_to
from public.messages m join public.jobs j on j.contact_id = m.contact_id
where m.body like any (array['You are booked%', 'Our estimate%']);
select private.approve(j, estimate, words, null)
from public.jobs j
join public.messages estimate on estimate.contact_id = j.contact_id and estimate.body like 'Our estimate%'
join public.messages words on words.contact_id = j.contact_id and words.body = 'Yes';

-- One text waits for tomorrow morning.
insert into public.scheduled_texts (id, contact_id, body, send_at, unless_answered)
select gen_random_uuid(), c.id, 'Did the battery swap hold over the weekend?',
  private.at_business(private.business_day(now()) + 1, '08:30'), true
from public.contacts c where c.address = '+19185550166';
commit;
