import { business, phoneText } from '../business';

export const title = 'Brands We Repair in Tulsa';

export const description = `Cat, Freightliner, JLG, Toyota or another brand down? Find yours among 60+ brands and see what we fix on site within 120 miles of Tulsa. Call 24/7.`;

export const lead = `We come to your yard, jobsite or roadside within 120 miles of Tulsa. Down now? Call ${phoneText} with the brand, model and problem. Or find your brand below. We work on trailers, too. Not listed, or not under your kind of machine? Call and ask.`;

export const serialNumber = {
  heading: 'Where to find your model and serial number',
  text: 'To bring the right parts, we need the model and the serial number or VIN. Hours or miles tell us what’s due. Text us a photo of the plate, and it can save a second trip.',
  places: [
    'Truck or van: the VIN on the driver’s door frame',
    'Excavator: by the cab or the foot of the boom',
    'Loader or forklift: near the seat or the step',
    'Tractor: often on the frame or the cab post',
    'Scissor or boom lift: on the frame',
    'Engine: its own plate, often on the valve cover or the side of the block',
  ],
};

export const independence = `${business.name} is an independent service business. We aren’t affiliated with the companies named here, or authorized by them.`;

export const questions = [
  {
    q: 'My brand isn’t listed. Do you still come?',
    a: 'Most likely, yes. Many machines share engines, pumps and valves with brands we already fix. Call with the brand, the model and the problem. If it takes a dealer-only tool, we’ll say so before we drive. We quote the service call and the hourly rate on the phone.',
  },
  {
    q: 'Are you an authorized dealer for these brands?',
    a: 'No, we’re independent, so one call can cover the brands in your yard. Still under warranty? Ask the dealer first. For a recall or a locked module, you’ll need that brand’s dealer.',
  },
  {
    q: 'Can one visit cover more than one brand?',
    a: 'Yes, and it saves you a second service call. Send a list with model, serial number or VIN, and hours. We sort parts by unit before we leave.',
  },
  {
    q: 'Do you work on cranes?',
    a: 'Not usually. Most cranes go to a crane company. Call and ask.',
  },
];
