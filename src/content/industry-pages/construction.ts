import type { IndustryContent } from '../industry-content';
import { regulations } from '../rules/regulations';

export default {
  heading: 'Construction Equipment Repair on Your Tulsa Jobsite',
  lead: 'Excavator, loader, dozer or lift down on a Tulsa-area job? We come to the jobsite and fix it, and we keep the rest of your iron on schedule.',
  intro: [
    'When a machine quits, you still pay the crew, the pump truck and the lane closure. So call us before you call for a lowboy. We quote the service call and the hourly rate before our truck leaves, and you approve the repair. We repair hydraulics, engines, electrical, cooling, aftertreatment and undercarriages on site.',
    'For planned service, send us the machine list for the site, owned and rented, with hours and serial numbers. Name a day when most of it is parked anyway.',
  ],
  focus: [
    {
      title: 'Hydraulic leaks and burst hoses',
      text: 'Send a photo and the serial number. We replace the hose, find what rubbed it through, and check the others on that machine while we’re there.',
    },
    {
      title: 'Engines that overheat',
      text: 'In dust, we check for a packed radiator first. We blow it out from the clean side before you buy a water pump.',
    },
    {
      title: 'Derates and DPF warnings',
      text: 'Idling loads the filter with soot. We read the level, finish the regeneration where it’s safe, and find the cause if it keeps coming back.',
    },
    {
      title: 'Lifts',
      text: 'We fix tilt and limit faults, batteries, chargers, joysticks and leaks. Rented lifts need the same frequent and annual checks as yours. Someone hurt, or caught under a machine? Call 911 first. A person stuck in the basket but unhurt comes down with the emergency lowering, run by someone trained on that lift. Nobody trained there? Call 911.',
    },
    {
      title: 'Telehandlers',
      text: 'We replace boom wear pads, and fix leaks, stabilizers and wiring. We won’t put a welded fork back on. It can break under a load, and Gehl’s telehandler manual, for one, forbids the weld.',
    },
    {
      title: 'Undercarriage, pins and bushings',
      text: 'We set track tension for your ground, replace leaking rollers and idlers, measure wear and get grease flowing to dry pins. If a track comes off, don’t try to walk the machine. Call with the model and the ground, and we’ll tell you if we can put it back on right there.',
    },
  ],
  visit: [
    'Machine list: where each one sits, its hours and its serial number',
    'Gate, escort and site rules, plus any gear beyond hat, vest, boots and glasses',
    'A level place to park with room for drip pans, clear of the crane',
    'One person who can release machines and approve extra work',
    'The pour or closure that can’t move, so we plan around it',
  ],
  brands: [
    { slug: 'cat', note: 'Excavators, loaders, dozers, backhoes' },
    { slug: 'komatsu', note: 'Excavators and loaders' },
    { slug: 'john-deere', note: 'Backhoes and loaders' },
    { slug: 'bobcat', note: 'Skid steers and track loaders' },
    { slug: 'jlg', note: 'Booms, scissors and telehandlers' },
    { slug: 'case', note: 'Backhoes and loaders' },
  ],
  rules: [regulations['osha-scissor'], regulations['ansi-a92-22']],
  faq: [
    {
      q: 'Do you service rented machines?',
      a: 'Yes, once the rental company approves. Your contract usually says who may work on it. Give us their number and we’ll send the quote to whoever pays.',
    },
    {
      q: 'Can several jobsites share one plan?',
      a: 'Yes. We keep one list for each site and one file that follows each machine. Nearby sites can share a trip.',
    },
    {
      q: 'Do you work on cranes?',
      a: 'Most cranes go to a crane company. Call with the model, and we’ll tell you yes or no. We do work on telehandlers. Put a hook or winch on a telehandler and crane rules can apply, so check with your safety manager or a crane inspector before the pick.',
    },
  ],
} satisfies IndustryContent;
