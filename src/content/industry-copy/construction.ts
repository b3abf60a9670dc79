import { regulations } from '../regulations';
import type { IndustryCopy } from '../industry-copy';

export default {
  lead: 'One visit a site, planned around pours and lane closures, from a machine list sent in advance.',
  intro: [
    'On a jobsite the machine is rarely the expensive part of a breakdown: the crew, the pump truck and the lane closure are. So a plan starts from your schedule. Send the list of machines on the site, owned and rented, with hours and serial numbers, and pick the day when most of them stand still anyway.',
    'Tulsa’s weather sets the rest. About 66 days a year reach 90 F or more, and the wettest months are April to June, with a second peak from September to early November. That is why cooling packs come before summer, and connectors and undercarriages after the mud.',
  ],
  focus: [
    {
      title: 'Hydraulic leaks',
      text: 'A wet fitting today can be a burst hose in the pour. Lines that rub are replaced, and a hose list by machine lets the next one be made up before it is needed.',
    },
    {
      title: 'Heat',
      text: 'In dust, a blocked core is the first thing to rule out. It is blown from the clean side, out of the fins, before anyone buys a water pump.',
    },
    {
      title: 'Aftertreatment',
      text: 'Idle time loads the filter with soot. We read the level, finish a regeneration where the ground allows, and look for the cause when they repeat.',
    },
    {
      title: 'Lifts and forks',
      text: 'Limit and tilt faults, batteries, pads, forks. The frequent and annual checks apply to rented lifts as well as to your own. A Gehl telehandler manual forbids forks repaired by welding, and we don’t put such forks back to work.',
    },
  ],
  visit: [
    'Machine list with location on site, hours and serial numbers, sent in advance',
    'Gate, escort and site rules, with any protective gear beyond hat, vest, boots and glasses',
    'A place to stand, level, with room for drip pans, out of the swing of cranes',
    'One person who can release machines and approve extra work',
    'The pour or closure that can’t move, so that the visit is planned around it',
  ],
  brands: [
    { slug: 'cat', note: 'excavators, loaders, dozers, backhoes' },
    { slug: 'komatsu', note: 'excavators and loaders' },
    { slug: 'john-deere', note: 'backhoes and loaders' },
    { slug: 'bobcat', note: 'skid steers and track loaders' },
    { slug: 'jlg', note: 'booms, scissors and telehandlers' },
    { slug: 'case', note: 'backhoes and loaders' },
  ],
  rules: [regulations['osha-scissor'], regulations['ansi-a92-22']],
  faq: [
    {
      q: 'Do you service rented machines?',
      a: 'Call the rental company first: the contract usually says who may touch them. The daily checks are commonly yours, the repairs theirs to decide. Either of you can ask us for a quote.',
    },
    {
      q: 'Can several sites share one plan?',
      a: 'Yes. Keep one list for each site, and one file for each machine that follows it from site to site. Sites near each other can share a trip: ask.',
    },
    {
      q: 'Do you inspect cranes?',
      a: 'No. Crane inspection is a trade of its own. A telehandler that lifts with a hook or a winch may fall under crane rules too, so ask a crane inspector before the pick.',
    },
  ],
} satisfies IndustryCopy;
