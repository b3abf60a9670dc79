import { queryOptions, useQuery } from '@tanstack/react-query';
import { OutsideLink } from '../shared/outside-link';
import { type FindNumbers, mayHaveNumber, splitText } from './find-links';

/** Loads with the first text that may have a number, because the library is as large as the inbox. */
const numberFinderQuery = queryOptions({
  queryKey: ['code', 'number-finder'],
  queryFn: async (): Promise<{ findNumbers: FindNumbers }> => {
    const { findPhoneNumbersInText } = await import('libphonenumber-js/min');
    return {
      findNumbers: (text) =>
        findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt, number }) => ({
          start: startsAt,
          end: endsAt,
          number: number.number,
        })),
    };
  },
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
});

/** The words of a message. What can be tapped in it is underlined; nothing of it is fetched before. */
export function MessageText({ text }: { text: string }) {
  const { data } = useQuery({ ...numberFinderQuery, enabled: mayHaveNumber(text) });
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {splitText(text, data?.findNumbers ?? null).map(({ words, href, isOutside }, index) => {
        if (href === null) {
          // An element of its own, because a translated page has other text nodes than React knows.
          return <span key={index}>{words}</span>;
        }
        return isOutside ? (
          <OutsideLink key={index} href={href}>
            {words}
          </OutsideLink>
        ) : (
          <a key={index} href={href} className="underline wrap-anywhere">
            {words}
          </a>
        );
      })}
    </p>
  );
}
