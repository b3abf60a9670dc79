import { locationDrawings } from '../drawings/location-drawings';
import type { LocationContent } from '../location-content';

export default {
  description:
    'Forklift won’t lift, drive or charge in Tulsa? We repair hydraulics, brakes, batteries, chains and LP fuel at your dock and do the PM. Call 24/7.',
  angle:
    'Forklift down? Call, day or night. We come to your dock anywhere in the Tulsa metro, typically in 30 to 60 minutes.',
  intro: [
    'Your dock backs up when a forklift won’t lift, drive or charge. We fix hydraulics, brakes, steering, charging, contactors, ignition and LP fuel at your building. Electric, LP or diesel, we work on most makes. Call with the model.',
    'Look up the problem below, and call with the serial number so we bring the likely parts. Once the truck is back at work, a service schedule by hours keeps it there.',
  ],
  destination: 'Your dock',
  plan: {
    heading: 'Forklift repairs we do at your dock',
    caption: 'Forklift problems we fix in Tulsa',
    columns: ['Symptom', 'What it usually is', 'What we do at your dock'],
    rows: [
      [
        'Won’t lift, or lifts slowly',
        'Low oil, weak battery, pump contactor, leaking valve',
        'Check oil and pressure, test the pump circuit, replace the part that failed',
      ],
      [
        'Won’t drive',
        'Seat or brake switch, controller fault, low transmission oil',
        'Read the codes, trace switches and wiring, fix the cause',
      ],
      [
        'Won’t charge, or dies by lunch',
        'Charger, connector, dry or dirty cells',
        'Test the charger and every cell, clean the terminals, replace connectors and cables',
      ],
      [
        'LP truck won’t start or runs rough',
        'Tank valve, lockoff, regulator, ignition',
        'Check fuel and spark, then replace the bad part',
      ],
      [
        'Oil on the floor',
        'Hose, fitting, cylinder seal',
        'Find the leak, replace the hose or the seal, test it under load',
      ],
      [
        'Brakes pull or won’t hold',
        'Worn or oily shoes, low fluid, adjustment',
        'Find the leak, replace shoes, bleed and adjust',
      ],
      [
        'Mast chatters',
        'Dry or worn rollers, uneven chains',
        'Clean and shim the rollers, set the chains even',
      ],
    ],
    note: 'Bad brakes, a loose chain or a cracked fork? Park the truck and tag it until it’s fixed. Smell gas? Shut it off, close the tank valve if that’s safe to reach, get everyone out of the building and call 911, then us.',
  },
  sections: [
    {
      heading: 'Forklift service schedule by hours',
      paragraphs: [
        'Service comes due by hours or by the calendar, whichever comes first. If you run two or three shifts, go by the hour meter. Here’s what a schedule looks like for an electric truck:',
      ],
      table: {
        caption: 'A PM plan for an electric forklift',
        columns: ['Hours', 'Calendar', 'Who', 'What gets done'],
        rows: [
          [
            '8',
            'Daily',
            'Operator',
            'Pre-use check: forks, both chains, mast, battery water, horn, brake, steering, leaks, tires. One chain looser than the other? Park it',
          ],
          ['40', 'Weekly', 'Your crew', 'Clean the truck and take a longer look at the battery cables'],
          [
            '250',
            'Six weeks',
            'Us',
            'Clean the terminals, check the contactors, read each cell’s specific gravity',
          ],
          ['500', 'Three months', 'Us', 'Check the mast rollers, adjust the brakes'],
          ['1,000', 'Six months', 'Us', 'Change the hydraulic filter, check the drive motor and its cables'],
          [
            '2,000',
            'Yearly',
            'Us',
            'Change the hydraulic oil, measure the forks, check the whole mast and both chains',
          ],
        ],
        note: 'Send us the serial numbers and we’ll set your dates. The hours here are from Toyota’s 8FBE manual, and the jobs are typical ones, so check your manual. Dust, outdoor yards and extra shifts call for service sooner. LP and diesel trucks add engine oil and filters, ignition or fuel system, transmission filter and coolant.',
      },
    },
    {
      heading: 'When to replace forks and lift chains',
      paragraphs: [
        'Forks and chains wear slowly where nobody checks. We measure them with a caliper and a tape and write down the numbers.',
      ],
      table: {
        caption: 'Fork and chain wear limits',
        columns: ['Part', 'Limit', 'How we measure', 'What happens next'],
        rows: [
          [
            'Fork heel',
            '90% of new thickness',
            'Caliper at the heel, compared with the shank',
            'Replace both forks as a pair. Never weld one',
          ],
          [
            'Fork tips',
            '1.46 in on 48-inch forks, which is roughly 3% of the length',
            'Level floor, mast straight up, floor to the top of each tip',
            'Find the bent one and replace the pair',
          ],
          [
            'Lift chain',
            '3% longer than new',
            'Measure a set number of links, pin to pin, and compare with new',
            'Replace both strands and check the anchors',
          ],
        ],
        note: 'Fork limits are from a Hyster service manual. The chain limit is the common industry figure. A Cascade manual citing ANSI B56.1 calls for a fork inspection at least every 12 months on one shift, sooner in hard use. Your manual’s limit comes first.',
      },
    },
    {
      heading: 'OSHA daily forklift check',
      paragraphs: [
        'OSHA 1910.178(q)(7) requires a check before the truck goes to work, at least daily. Trucks that run around the clock get one after each shift. Fix defects right away, and park an unsafe truck.',
        'OSHA doesn’t require a written form. Use one anyway, so the night shift’s problem reaches us. You can print ours from the resources page.',
      ],
    },
    {
      heading: 'Forklift batteries and LP trucks in Tulsa heat',
      paragraphs: [
        'Heat shortens a lead-acid battery’s life, and Tulsa gets about 66 days a year at 90 °F or more. Add water after the charge. Keep the charging room ventilated. We log the specific gravity of every cell, so you see a weak one fading before it quits.',
        'On an LP truck, watch for hard starts when hot or a high idle. We check the regulator and the lockoff first.',
      ],
    },
  ],
  localFacts: [
    'We cover Tulsa and the towns within about 25 straight-line miles, typically in 30 to 60 minutes.',
    'Warehouses in Broken Arrow, Catoosa and Owasso get the same response as those in the city.',
    'Tell us the dock door and who lets us in. Shift changes and weekends both work for planned service.',
  ],
  haveReady: [
    'Make, model and serial number from the data plate, plus the hours',
    'Power: electric with battery voltage, LP, or diesel',
    'Attachment, if it has one',
    'Last fork and chain measurements, if anybody took them',
    'When we can have the truck',
  ],
  limits: [
    'We don’t weld or heat forks, masts or overhead guards.',
    'We don’t change counterweight or capacity without the manufacturer’s written approval.',
    'Bad cells inside a battery go to the battery supplier. We test it and tell you which ones.',
  ],
  faqs: [
    {
      q: 'Can we measure the forks ourselves?',
      a: 'Yes, and you should between services. The yearly inspection needs trained staff, since it also covers cracks, hooks and locking pins.',
    },
    {
      q: 'What does a forklift repair cost?',
      a: 'You get our service-call price and hourly rate on the phone. After we find the fault, we give you the likely cost, and no part goes on without your OK.',
    },
    {
      q: 'We run five brands of forklift. Is that five plans?',
      a: 'No, one plan. Most brands come due close enough to service together. We keep filters and limits by serial number.',
    },
    {
      q: 'Do you train forklift operators?',
      a: 'No, OSHA makes the employer responsible for that. Our printable daily list gives your trainer something to work from.',
    },
  ],
  brands: ['toyota-forklift', 'hyster', 'yale', 'crown'],
  services: ['preventive-maintenance', 'emergency-repair'],
  sources: [
    {
      name: 'OSHA letter on 1910.178(q)(7)',
      url: 'https://www.osha.gov/laws-regs/standardinterpretations/2005-03-03',
    },
    {
      name: 'No written record required: summary of OSHA letters (PMPA)',
      url: 'https://www.pmpa.org/tag/29cfr1910-178/',
    },
    {
      name: 'Toyota 8FBE owner’s manual: service hours (copy)',
      url: 'https://manualshive.com/ru/manual/toyota/8fbe18t/1143210?page=34',
    },
    {
      name: 'Hyster service manual 8000 SRM 707: fork limits (copy)',
      url: 'https://manualshive.com/en/manual/hyster/h177/h177_periodic-maintenance-procedure_2194229-30.html',
    },
    {
      name: 'Hyster maintenance schedule: one clean eight-hour shift (copy)',
      url: 'https://manualshive.com/ru/manual/hyster/b495/2194270?page=7',
    },
    {
      name: 'Cascade manual: fork inspection under ANSI B56.1 (copy)',
      url: 'https://manualshive.com/en/manual/cascade-corporation/qfm-push-pull-e-series/2567184?page=13',
    },
    {
      name: 'Average count of hot days in Tulsa (KTUL)',
      url: 'https://ktul.com/weather/summer-heat-returns-01-12-2016',
    },
  ],
  drawing: locationDrawings['forklift-maintenance-tulsa'],
} satisfies LocationContent;
