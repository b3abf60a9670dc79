export const title = 'Brands We Repair in Tulsa';

export const description =
  'Cat, Freightliner, JLG, Toyota or one of 60+ other brands down? Find yours and see what we fix on site within 120 miles of Tulsa. Call 24/7.';

export const questions = [
  {
    q: 'My brand isn’t listed. Do you still come?',
    a: 'In most cases, yes. Engines, axles, hydraulics, brakes and batteries cross over from brand to brand. Call with the brand, the model and the problem. If it takes a dealer-only tool, we say so before we drive.',
  },
  {
    q: 'Are you an authorized dealer for these brands?',
    a: 'No. We’re independent, so we work on your whole mixed fleet in one visit. Recalls and locked control modules go to that brand’s dealer.',
  },
  {
    q: 'Can one visit cover more than one brand?',
    a: 'Yes, and it saves you a second trip charge. Send a list with model, serial number or VIN, and hours. We sort parts by unit before we leave.',
  },
];
