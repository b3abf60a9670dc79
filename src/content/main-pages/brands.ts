import type { BrandCategory } from '../brand-categories';
import { business, phoneText } from '../business';

export const title = 'Brands We Repair in Tulsa';

export const description = `Cat, Freightliner, JLG, Toyota or another brand down? Find yours among 60+ brands we repair on site within 120 miles of Tulsa. Call 24/7.`;

export const lead = `Down now? Call ${phoneText}, day or night. We come to your yard, jobsite or roadside within 120 miles of Tulsa. Give us the brand, model and problem, and we quote the service call and hourly rate before we roll.`;

/** We work on trailers, but list no makes of them. */
export const trailers =
  'Trailers of any make: brakes, air lines, lights, ABS and cords, on the same visit as the truck or on their own.';

/** What we are called for most, by kind. */
export const usualCalls: Readonly<Record<BrandCategory, string>> = {
  truck: 'No-starts, air leaks, brakes, wiring and DEF derates.',
  van: 'Batteries, brakes, DEF countdowns, cooling and A/C.',
  engine: 'Fuel, turbo, EGR, coolant and sensor faults.',
  construction: 'Hydraulics, no-starts, overheating, final drives and tracks.',
  ag: 'Hydraulics, PTO, belts, bearings and wiring, in the field.',
  lift: 'Tilt faults, batteries, hoses, PTO, interlocks and controls. SkyTrak is on our JLG page, and Gehl on our Manitou page.',
  forklift: 'Masts, chains, batteries, LP fuel and brakes.',
};

export const serialNumber = {
  heading: 'Where to find your model and serial number',
  text: `To bring the right parts, we need the model and the serial number or VIN. Add the hours or miles, so we know what service is due. A photo of the plate, texted to [${business.phone.display}](sms:${business.phone.e164}), can save a second trip.`,
  places: [
    'Truck or van: the VIN on the driver’s door frame',
    'Excavator: by the cab or the foot of the boom',
    'Skid steer or track loader: on the frame at the rear, or on the rear upright',
    'Wheel loader: on the frame or by the cab step',
    'Forklift: the data plate by the seat or on the dash. No seat: inside the operator’s compartment',
    'Tractor: often on the frame or the cab post',
    'Combine: often by the cab ladder or on the frame',
    'Scissor lift: on the base, usually at one end',
    'Boom lift or telehandler: on the frame or the turntable',
    'Trailer: toward the front, on the left side',
    'Engine: its own plate, often on the valve cover or the side of the block',
  ],
};

export const independence = `${business.name} is an independent service business. We aren’t affiliated with the companies named here, or authorized by them.`;

export const questions = [
  {
    q: 'My brand isn’t listed. Do you still come?',
    a: 'Most likely, yes. Call with the brand, the model and the problem. If it takes a dealer-only tool, we’ll say so before we drive.',
  },
  {
    q: 'Are you an authorized dealer for these brands?',
    a: 'No. We’re independent, and that’s why one call can cover the brands in your yard. Still under warranty? Ask the dealer first. For a recall or a locked module, you’ll need that brand’s dealer.',
  },
  {
    q: 'Can one visit cover more than one brand?',
    a: 'Yes, and it saves you a second service call. Send a list with model, serial number or VIN, and hours. We load the common parts for each unit and those the problem points to.',
  },
  {
    q: 'Do you work on cranes?',
    a: 'As a rule, no. Those go to a crane company. Only the engine or the carrier is down? Call and ask.',
  },
];
