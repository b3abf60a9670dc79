import { serviceAreaTiers } from '../business';
import { recallLookup, regulations } from '../regulations';
import type { IndustryCopy } from '../industry-copy';

export default {
  lead: 'Bucket trucks, diggers and oilfield trucks, serviced by PTO hours and test dates, with the storm list done before the storm.',
  intro: [
    'A utility truck grows old standing still. The engine drives the boom for hours at one spot while the odometer hardly moves, and oil, coolers, PTO and hydraulics age by hours. So plan by hours, engine and PTO both, and keep the aerial device’s own dates beside the chassis dates.',
    'Then there is storm work. Tulsa County has thunderstorms on about 50 days a year, and in February 2021 Tulsa fell to -14 F. The time to find a weak battery or a sticking interlock is the quiet week before.',
  ],
  focus: [
    {
      title: 'PTO and parking-brake interlocks',
      text: 'International MV and HV trucks were recalled in 2019, 2020 and 2023 over the PTO and the parking brake. Check each VIN, and test the interlock before a crew depends on it.',
    },
    {
      title: 'Idle hours and soot',
      text: 'Long idling at the pole loads the filter. We read the soot level, complete a regeneration in the yard, and look at idle and PTO engine speed.',
    },
    {
      title: 'Hydraulic creep',
      text: 'A boom that settles or an outrigger that sinks is taken out of service until the cause is found: holding valve, cylinder or air in the system.',
    },
    {
      title: 'Pump and compressor engines',
      text: 'The engines behind pumps, compressors and generators get the same oil sampling and belts as the trucks that tow them.',
    },
  ],
  visit: [
    'Unit list with engine hours, PTO hours and the last dielectric and annual dates',
    'The aerial’s make, model and serial number: its manual is not the chassis manual',
    'Yard hours and a place to swing a boom clear of lines',
    'For wells and plants: access rules, gas monitors and escorts, told before we load',
    'A contact for storm days who can be reached at night',
  ],
  brands: [
    { slug: 'terex', note: 'buckets and diggers' },
    { slug: 'international', note: 'MV and HV chassis, PTO campaigns' },
    { slug: 'mack', note: 'Granite and other severe-duty chassis' },
    { slug: 'cummins', note: 'engines with PTO and stationary duty' },
  ],
  rules: [recallLookup, regulations['ansi-a92-2'], regulations['cfr-396-17']],
  faq: [
    {
      q: 'Do you perform dielectric tests?',
      a: 'No. They are done by a test company with the equipment for it. We can get the truck ready for the date, and repair what the test finds within the maker’s limits.',
    },
    {
      q: 'Can you come during a storm response?',
      a: `The emergency line is open day and night. Typical arrival is ${serviceAreaTiers.metro.responseTime} in the Tulsa metro in ordinary conditions. With roads iced or lines down it takes longer, so call and ask what is realistic.`,
    },
    {
      q: 'Why hours instead of miles?',
      a: 'Because that is how an engine ages when it drives a boom. The PACCAR PX-7 manual, for one, gives a drain limit in hours beside the miles: 500 with the small oil pan in general duty. Check your own manual for your figure.',
    },
  ],
} satisfies IndustryCopy;
