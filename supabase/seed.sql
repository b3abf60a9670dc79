-- Demo data for the official local stack, on empty tables. Written by `npm run seed:sql`; don’t edit.
set standard_conforming_strings = on;
begin;
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+19185550111', 'Dale, Verdigris Aggregates', left('Hose is the one at the elbow, about 3/4 inch. Can text you a picture.', 200), (now() - interval '3960 seconds'), 2, false, (now() - interval '4320 seconds'), 'text', '3000d205-3af6-43a1-87f9-3ea98e496faf');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('3000d205-3af6-43a1-87f9-3ea98e496faf', '+19185550142', 'inbound', 'Cat 336 at the Verdigris pit just threw a hydraulic line on the stick. Down hard. How fast can you be here?', 'received', 'SMcd00f5fda45ceeee0eeb1541864fac5f', null, (now() - interval '4320 seconds'), (now() - interval '4320 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('3000d205-3af6-43a1-87f9-3ea98e496faf', '+19185550142', 'inbound', 'Hose is the one at the elbow, about 3/4 inch. Can text you a picture.', 'received', 'SM84620fbf4925f4f4790938c97576d9e3', null, (now() - interval '3960 seconds'), (now() - interval '3960 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+19185550112', 'Marisol, Prairie Parcel', left('Both ran fine this morning. Can you quote PM service for all 18 vans?', 200), (now() - interval '12240 seconds'), 1, false, (now() - interval '97200 seconds'), 'text', '6f91bfe1-aa17-4dda-8c87-07194af10b67');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('6f91bfe1-aa17-4dda-8c87-07194af10b67', '+19185550142', 'inbound', 'Morning. Two Transits with check engine lights on, both limp mode. Can somebody look before the 6 AM load out tomorrow?', 'received', 'SMab448bce196f1f99c4d30d21f7c7d17a', null, (now() - interval '97200 seconds'), (now() - interval '97200 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('6f91bfe1-aa17-4dda-8c87-07194af10b67', '+19185550142', 'outbound', 'Yes. A technician can be at your dock at 4:30 PM today. Unit numbers and mileage?', 'delivered', 'SM2c12f74a53872969485658f48fd0f12d', null, (now() - interval '95760 seconds'), (now() - interval '95760 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('6f91bfe1-aa17-4dda-8c87-07194af10b67', '+19185550142', 'inbound', 'Units 14 and 22. 118k and 96k.', 'received', 'SMbaeaee2a61db0fbd2efad4d71dccc232', null, (now() - interval '95040 seconds'), (now() - interval '95040 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('6f91bfe1-aa17-4dda-8c87-07194af10b67', '+19185550142', 'outbound', 'Both done: unit 14 had a cracked charge air hose, unit 22 a clogged DPF sensor line. Invoice is in your e-mail.', 'delivered', 'SM2d6544261a5a8e88b75c498054191b37', null, (now() - interval '75600 seconds'), (now() - interval '75600 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('6f91bfe1-aa17-4dda-8c87-07194af10b67', '+19185550142', 'inbound', 'Both ran fine this morning. Can you quote PM service for all 18 vans?', 'received', 'SM610ca9418e0674307865d4d708c53b26', null, (now() - interval '12240 seconds'), (now() - interval '12240 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+19185550113', 'Curtis, Redbud Utility Contractors', left('Appreciate it.', 200), (now() - interval '97920 seconds'), 0, false, (now() - interval '187200 seconds'), 'text', 'f7e9d782-e977-4295-8def-25cbf6061bb0');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('f7e9d782-e977-4295-8def-25cbf6061bb0', '+19185550142', 'inbound', 'Bucket truck boom drifts down about a foot in ten minutes. Is that safe to keep using?', 'received', 'SM3702807cbe22ff774048535c2650c2e4', null, (now() - interval '187200 seconds'), (now() - interval '187200 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('f7e9d782-e977-4295-8def-25cbf6061bb0', '+19185550142', 'outbound', 'Please take it out of service until we have seen it. We can be there tomorrow at 8. Where is it parked?', 'delivered', 'SMe9b3b3e3433b29d22b07f661ad92c81a', null, (now() - interval '186120 seconds'), (now() - interval '186120 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('f7e9d782-e977-4295-8def-25cbf6061bb0', '+19185550142', 'inbound', 'Yard on 41st by the substation. Gate code comes by phone.', 'received', 'SM18739e2c5c2ad28143c6609aaab38bac', null, (now() - interval '185400 seconds'), (now() - interval '185400 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('f7e9d782-e977-4295-8def-25cbf6061bb0', '+19185550142', 'outbound', 'Holding valve replaced and load tested, no drift in 30 minutes. Report attached to the unit.', 'delivered', 'SM304ccc059546251df2a1380edd573b05', null, (now() - interval '99000 seconds'), (now() - interval '99000 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('f7e9d782-e977-4295-8def-25cbf6061bb0', '+19185550142', 'inbound', 'Appreciate it.', 'received', 'SM8b6c5d4186531b80a12dc30210f8570c', null, (now() - interval '97920 seconds'), (now() - interval '97920 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+14055550114', 'Hank, Canadian River Freight', left('You saved that load. Bill goes to the usual address.', 200), (now() - interval '17640 seconds'), 1, false, (now() - interval '23400 seconds'), 'text', '8f67e624-72f4-4c13-841b-53589be86c66');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8f67e624-72f4-4c13-841b-53589be86c66', '+19185550142', 'inbound', 'Freightliner Cascadia on the shoulder I-44 mm 178 eastbound. Air pressure will not build past 60. Driver is out of the lane.', 'received', 'SMba74f1578e4563577e0f9fe50aeccdc8', null, (now() - interval '23400 seconds'), (now() - interval '23400 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8f67e624-72f4-4c13-841b-53589be86c66', '+19185550142', 'outbound', 'On it. Stay behind the guard rail please. Truck leaves Tulsa in 10 minutes.', 'delivered', 'SM96cf91ba3a91ee5db7ecea282694f27e', null, (now() - interval '22680 seconds'), (now() - interval '22680 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8f67e624-72f4-4c13-841b-53589be86c66', '+19185550142', 'outbound', 'Governor line had split, replaced, builds to 120 in spec. Driver is rolling.', 'delivered', 'SM571f63ab78315a36377759d8e0eb6acf', null, (now() - interval '18360 seconds'), (now() - interval '18360 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8f67e624-72f4-4c13-841b-53589be86c66', '+19185550142', 'inbound', 'You saved that load. Bill goes to the usual address.', 'received', 'SMcb3d1d3c018be0ddcea0570d74674c41', null, (now() - interval '17640 seconds'), (now() - interval '17640 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+19185550115', 'Renee, Green Country Hay', left('We will bring a belt and a thermostat. See you Thursday.', 200), (now() - interval '260640 seconds'), 0, false, (now() - interval '266400 seconds'), 'text', 'ae1c6b5b-9108-4ae5-8594-10eff6dd8f1f');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('ae1c6b5b-9108-4ae5-8594-10eff6dd8f1f', '+19185550142', 'inbound', 'Our New Holland baler tractor overheats after an hour. Can you come out near Claremore this week?', 'received', 'SMeb2cbe8ea574a8d10ece85e10798649c', null, (now() - interval '266400 seconds'), (now() - interval '266400 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('ae1c6b5b-9108-4ae5-8594-10eff6dd8f1f', '+19185550142', 'outbound', 'Thursday between 9 and 11 works. Is the radiator screen clean and the fan belt tight?', 'delivered', 'SMe4fb2f4d644c661c22c18b5501af5def', null, (now() - interval '262800 seconds'), (now() - interval '262800 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('ae1c6b5b-9108-4ae5-8594-10eff6dd8f1f', '+19185550142', 'inbound', 'Screen is clean. Belt looks old.', 'received', 'SM179c5840609ab7cc4775a301ae516d3d', null, (now() - interval '261360 seconds'), (now() - interval '261360 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('ae1c6b5b-9108-4ae5-8594-10eff6dd8f1f', '+19185550142', 'outbound', 'We will bring a belt and a thermostat. See you Thursday.', 'delivered', 'SM8c792e0fb1ca05eca93646cf85bfcd92', null, (now() - interval '260640 seconds'), (now() - interval '260640 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+19185550116', 'Warehouse desk, Port 33', left('Thanks, second shift is happy.', 200), (now() - interval '330120 seconds'), 0, false, (now() - interval '352800 seconds'), 'text', 'd253211c-55d1-4f23-881b-e085c08a3bb0');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('d253211c-55d1-4f23-881b-e085c08a3bb0', '+19185550142', 'inbound', 'Hyster H50 will not lift, motor runs fine. Need it by second shift.', 'received', 'SMb3cb6e9f795d43f5f45dd455d6515f6c', null, (now() - interval '352800 seconds'), (now() - interval '352800 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('d253211c-55d1-4f23-881b-e085c08a3bb0', '+19185550142', 'outbound', 'Technician can be there at 1 PM. Please leave it parked with the forks down.', 'delivered', 'SMe4e174d460a690f325e7f276c32cc55e', null, (now() - interval '352080 seconds'), (now() - interval '352080 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('d253211c-55d1-4f23-881b-e085c08a3bb0', '+19185550142', 'outbound', 'Lift chain anchor was seized and the relief valve stuck. Fixed and tested at rated load.', 'delivered', 'SM2994e95d337b9be1664cb41810abd44c', null, (now() - interval '331200 seconds'), (now() - interval '331200 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('d253211c-55d1-4f23-881b-e085c08a3bb0', '+19185550142', 'inbound', 'Thanks, second shift is happy.', 'received', 'SMab10dee57cf900543e56d45603a812b8', null, (now() - interval '330120 seconds'), (now() - interval '330120 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+19185550117', 'Tom', left('STOP', 200), (now() - interval '428760 seconds'), 0, true, (now() - interval '432000 seconds'), 'text', '864ffa46-1632-4d7f-8fd2-33ad9091c43e');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('864ffa46-1632-4d7f-8fd2-33ad9091c43e', '+19185550142', 'inbound', 'How much for a DOT inspection on a single axle dump?', 'received', 'SMdee3a074d3b38baa1f77f288b2f22306', null, (now() - interval '432000 seconds'), (now() - interval '432000 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('864ffa46-1632-4d7f-8fd2-33ad9091c43e', '+19185550142', 'outbound', 'Annual inspections are done at your yard. I can call you with a price: what is the unit and where is it?', 'delivered', 'SM43c016340fd84141419d0ba47ec8eaf7', null, (now() - interval '430200 seconds'), (now() - interval '430200 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('864ffa46-1632-4d7f-8fd2-33ad9091c43e', '+19185550142', 'inbound', 'Found somebody closer.', 'received', 'SMa931bfcd5cf225a39e6b4389ae027b44', null, (now() - interval '429120 seconds'), (now() - interval '429120 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('864ffa46-1632-4d7f-8fd2-33ad9091c43e', '+19185550142', 'inbound', 'STOP', 'received', 'SMae26adbfac64da39a9c5978e4ae82026', null, (now() - interval '428760 seconds'), (now() - interval '428760 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+19185550166', 'Luis, Arkansas River Sand', left('We can be there by noon with a load tester and two group 31s. OK?', 200), (now() - interval '106200 seconds'), 0, false, (now() - interval '108000 seconds'), 'text', '8ffa1a79-c5c0-44c5-8ff5-6140ef6ca3ba');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8ffa1a79-c5c0-44c5-8ff5-6140ef6ca3ba', '+19185550142', 'inbound', 'Loader will not start, cranks slow. Batteries are from last year.', 'received', 'SM3cf3b736a5cc2b9ecb4fb1224ef6b52e', null, (now() - interval '108000 seconds'), (now() - interval '108000 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8ffa1a79-c5c0-44c5-8ff5-6140ef6ca3ba', '+19185550142', 'outbound', 'We can be there by noon with a load tester and two group 31s. OK?', 'undelivered', 'SMba5b6d03673b14714346b5d589251a8a', 30003, (now() - interval '106200 seconds'), (now() - interval '106200 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+15395550118', 'Jo, Osage Wind Service', left('Booked: Wednesday 7 AM, six pickups, six trailers.', 200), (now() - interval '520200 seconds'), 0, false, (now() - interval '525600 seconds'), 'text', '22fb8179-e91c-43c1-8116-7ba846537ec0');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('22fb8179-e91c-43c1-8116-7ba846537ec0', '+19185550142', 'inbound', 'Need DOT annuals on six pickups with trailers before the 30th. Can you do all six in one day at our yard?', 'received', 'SMd1ec00bf7027592f3278324922e05c91', null, (now() - interval '525600 seconds'), (now() - interval '525600 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('22fb8179-e91c-43c1-8116-7ba846537ec0', '+19185550142', 'outbound', 'Yes, with two technicians. Monday or Wednesday next week?', 'delivered', 'SM2d299e7ab833b434581945b3debbf41e', null, (now() - interval '522000 seconds'), (now() - interval '522000 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('22fb8179-e91c-43c1-8116-7ba846537ec0', '+19185550142', 'inbound', 'Wednesday, start at 7.', 'received', 'SM85367bfd045d5e37c469d24ed68ceb5a', null, (now() - interval '520560 seconds'), (now() - interval '520560 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('22fb8179-e91c-43c1-8116-7ba846537ec0', '+19185550142', 'outbound', 'Booked: Wednesday 7 AM, six pickups, six trailers.', 'delivered', 'SMee91480e4fe9952007fb7dafaeefbdf0', null, (now() - interval '520200 seconds'), (now() - interval '520200 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+19185550119', 'Beth, Cimarron Rentals', left('JLG 600S platform controls dead, ground controls work. It is at a customer site in Broken Arrow. Any chance today?', 200), (now() - interval '34200 seconds'), 1, false, (now() - interval '34200 seconds'), 'text', 'e70179a7-3ac3-4b73-8db0-0b354934ce5f');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('e70179a7-3ac3-4b73-8db0-0b354934ce5f', '+19185550142', 'inbound', 'JLG 600S platform controls dead, ground controls work. It is at a customer site in Broken Arrow. Any chance today?', 'received', 'SMfb04606c0034a91fa99fdb4a30e9ecda', null, (now() - interval '34200 seconds'), (now() - interval '34200 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+14795550120', 'Dispatch, Ozark Reefer', left('Great work.', 200), (now() - interval '596160 seconds'), 0, false, (now() - interval '604800 seconds'), 'text', '8a269943-c3d1-4f00-8a83-297097dacfed');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8a269943-c3d1-4f00-8a83-297097dacfed', '+19185550142', 'inbound', 'Trailer ABS light on, driver is in Muskogee at the truck stop off 69. Who do I talk to?', 'received', 'SM723d2b4c19eb4621b28fc7d748d311e5', null, (now() - interval '604800 seconds'), (now() - interval '604800 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8a269943-c3d1-4f00-8a83-297097dacfed', '+19185550142', 'outbound', 'You have reached us. Trailer number and which side the driver is parked?', 'delivered', 'SM057119a8439ec71818d68dbf40f2a0b0', null, (now() - interval '604080 seconds'), (now() - interval '604080 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8a269943-c3d1-4f00-8a83-297097dacfed', '+19185550142', 'inbound', 'R-2207, north lot by the scales.', 'received', 'SMc36ef13c636212fa9b7309d3b226086b', null, (now() - interval '603720 seconds'), (now() - interval '603720 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8a269943-c3d1-4f00-8a83-297097dacfed', '+19185550142', 'outbound', 'Wheel speed sensor pigtail was chafed through. Repaired, light is out.', 'delivered', 'SMce17bc909df5092e9da2b55e9f5186a8', null, (now() - interval '597240 seconds'), (now() - interval '597240 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('8a269943-c3d1-4f00-8a83-297097dacfed', '+19185550142', 'inbound', 'Great work.', 'received', 'SM355599b47bb4d9c942b686454a5db623', null, (now() - interval '596160 seconds'), (now() - interval '596160 seconds'));
insert into public.contacts (business_number, address, name, last_message,
  last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by, id)
  values ('+19185550142', '+15805550121', 'Wade, Red Dirt Paving', left('Do both. Next week is fine.', 200), (now() - interval '680400 seconds'), 0, false, (now() - interval '684000 seconds'), 'text', 'd2b3e050-ff7f-412f-8453-c5ef24834a57');
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('d2b3e050-ff7f-412f-8453-c5ef24834a57', '+19185550142', 'inbound', 'Bobcat T770 smoking white on cold start. Clears after five minutes. Worth looking at?', 'received', 'SMa898ca3405116a3c37b42faddafa841b', null, (now() - interval '684000 seconds'), (now() - interval '684000 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('d2b3e050-ff7f-412f-8453-c5ef24834a57', '+19185550142', 'outbound', 'Worth a look before winter: likely glow plugs. We can pair it with the 500 hour service.', 'delivered', 'SM486d2cbf884e23ddaac06ed9477c0041', null, (now() - interval '682200 seconds'), (now() - interval '682200 seconds'));
insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
  error_code, created_at, updated_at) values ('d2b3e050-ff7f-412f-8453-c5ef24834a57', '+19185550142', 'inbound', 'Do both. Next week is fine.', 'received', 'SMcb45dde4601ac6e1ad8ae49cbcbb853c', null, (now() - interval '680400 seconds'), (now() - interval '680400 seconds'));
insert into public.saved_replies (body) values ('Got your text. Where does it stand, and can it move?');
insert into public.saved_replies (body) values ('A technician is on the way. We call when we are ten minutes out.');
insert into public.saved_replies (body) values ('Please send the VIN or serial number and a picture of the plate.');
insert into public.voicemails (call_sid, recording_sid, caller, seconds, created_at, heard_at,
  business_number, transcript, transcript_status, contact_id)
  values ('CA29e63afa0424a2a6a2ae66dd59c32444', 'RE29e63afa0424a2a6a2ae66dd59c32444', '+19185550155', 21, (now() - interval '14760 seconds'), null, '+19185550142', 'Hi this is Marcus with Red Fork paving our roller quit on Apache Street it cranks but it won’t fire call me back please.', case when 'Hi this is Marcus with Red Fork paving our roller quit on Apache Street it cranks but it won’t fire call me back please.'::text is not null then 'completed' end, private.contact_of('+19185550155'));
insert into public.voicemails (call_sid, recording_sid, caller, seconds, created_at, heard_at,
  business_number, transcript, transcript_status, contact_id)
  values ('CAb57f2e9a2c8145ae7891cb2785f8ceb4', 'REb57f2e9a2c8145ae7891cb2785f8ceb4', '+19185550116', 14, (now() - interval '356040 seconds'), (now() - interval '356040 seconds'), '+19185550142', null, case when null::text is not null then 'completed' end, private.contact_of('+19185550116'));
select public.submit_quote('{"name":"Ray Holloway","phone":"+19185550124","email":null,"zip":"74012","equipment":"Boom lift","brand":"Genie","description":"S-65 will not drive from the platform, ground controls work. Rental, due back tomorrow noon.","can_move":"no","urgency":"Down now, need help today","sms_consent":true,"page":"/genie-lift-repair-tulsa","consent_text":"Ironbud Fleet Repair may text me about this request. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help. Not required for service.","consent_version":"2026-11-22"}', 'Boom lift (Genie), ZIP 74012
How soon: Down now, need help today
Can it move: No
What happened: S-65 will not drive from the platform, ground controls work. Rental, due back tomorrow noon.
Name: Ray Holloway
Phone: +19185550124
Texts: agreed (wording 2026-11-22)
Sent from: /genie-lift-repair-tulsa', '[]', '[]');
with own as (
  update public.contacts set created_at = (now() - interval '7920 seconds'), last_message_at = (now() - interval '7920 seconds')
  where address = '+19185550124' returning id
  ), requests as (
  update public.quote_requests set created_at = (now() - interval '7920 seconds'), business_number = '+19185550142',
  consented_at = case when sms_consent then (now() - interval '7920 seconds')::timestamptz end
  where contact_id in (select id from own)
  )
  update public.messages set created_at = (now() - interval '7920 seconds'), updated_at = (now() - interval '7920 seconds'), business_number = '+19185550142'
  where contact_id in (select id from own);
select public.submit_quote('{"name":"Priya, Keystone Landscaping","phone":"+19185550125","email":"office@keystone-landscaping.example","zip":"74063","equipment":"Skid steer","brand":"Kubota","description":"SVL75 throws a low coolant warning after half an hour. No leak that we can see.","can_move":"yes","urgency":"This week","sms_consent":false,"page":"/kubota-repair-oklahoma"}', 'Skid steer (Kubota), ZIP 74063
How soon: This week
Can it move: Yes
What happened: SVL75 throws a low coolant warning after half an hour. No leak that we can see.
Name: Priya, Keystone Landscaping
Phone: +19185550125
E-mail: office@keystone-landscaping.example
Texts: not agreed
Sent from: /kubota-repair-oklahoma', '[]', '[]');
with own as (
  update public.contacts set created_at = (now() - interval '20160 seconds'), last_message_at = (now() - interval '20160 seconds')
  where address = '+19185550125' returning id
  ), requests as (
  update public.quote_requests set created_at = (now() - interval '20160 seconds'), business_number = '+19185550142',
  consented_at = case when sms_consent then (now() - interval '20160 seconds')::timestamptz end
  where contact_id in (select id from own)
  )
  update public.messages set created_at = (now() - interval '20160 seconds'), updated_at = (now() - interval '20160 seconds'), business_number = '+19185550142'
  where contact_id in (select id from own);
select public.submit_quote('{"name":"Gene Whitford","phone":null,"email":"gene@whitford-farms.example","zip":"74017","equipment":"Farm tractor","brand":"Case IH","description":"Two Magnums, pre-season check before planting. What do you look at and what does it run?","can_move":"yes","urgency":"Planning ahead","sms_consent":false,"page":"/case-ih-repair-tulsa"}', 'Farm tractor (Case IH), ZIP 74017
How soon: Planning ahead
Can it move: Yes
What happened: Two Magnums, pre-season check before planting. What do you look at and what does it run?
Name: Gene Whitford
E-mail: gene@whitford-farms.example
Texts: not agreed
Sent from: /case-ih-repair-tulsa', '[]', '[]');
with own as (
  update public.contacts set created_at = (now() - interval '93600 seconds'), last_message_at = (now() - interval '93600 seconds')
  where address = 'gene@whitford-farms.example' returning id
  ), requests as (
  update public.quote_requests set created_at = (now() - interval '93600 seconds'), business_number = '+19185550142',
  consented_at = case when sms_consent then (now() - interval '93600 seconds')::timestamptz end
  where contact_id in (select id from own)
  )
  update public.messages set created_at = (now() - interval '93600 seconds'), updated_at = (now() - interval '93600 seconds'), business_number = '+19185550142'
  where contact_id in (select id from own);
commit;
