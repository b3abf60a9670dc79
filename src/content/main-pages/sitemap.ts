export const title = 'Site Map';

export const description =
  'Looking for a repair page? Here is every service, brand, town, article and policy on one list. Mobile repair within 120 miles of Tulsa. Call 24/7.';
