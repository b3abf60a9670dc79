export const title = 'Service Area Around Tulsa, Oklahoma';

export const description =
  'Broken down near Tulsa, Oklahoma City or a town in between? See our response time for each town within 120 miles. Mobile truck and machine repair, 24/7.';

export const questions = [
  {
    q: 'How do you measure 120 miles?',
    a: 'In a straight line from downtown Tulsa. Roads run longer, so two towns at the same distance can be an hour apart in a truck. That’s why we confirm your time on the phone.',
  },
  {
    q: 'Do you cross the state line?',
    a: 'Yes. We go to Coffeyville, Pittsburg, Joplin, Bentonville, Fayetteville and Fort Smith. Any truck of 10,001 lb or more that crosses a state line falls under federal rules.',
  },
  {
    q: 'I’m just past 120 miles. Should I call?',
    a: 'Yes. Up to about 135 miles we may still come, especially for several machines in one place. Wichita, at 129.7 miles, is one of those.',
  },
  {
    q: 'Why do you quote same day for Oklahoma City?',
    a: 'OKC traffic and the longer drive are hard to predict. So we quote same day for Oklahoma, Cleveland and Canadian counties. Call, and we tell you what we can do today.',
  },
];
