/** Up to three days that suit the customer. */
import { useState } from 'react';
import { maxPreferredDays, type PreferredDay } from '#functions/domain/quote';
import type { PartWords } from '../../content/main-pages/quote-form-parts';
import { renderRichText } from '../shared/rich-text';
import { readDays, writeDays } from './check-form';
import { useFormWords } from './form-words';
import type { OfferedDay, Office, Part } from './office-hours';
import { usePartWords } from './part-words';
import { makeFieldId } from './quote-fields';
import { Cell, describeBy } from './quote-inputs';

type DayFieldProps = {
  office: Office;
  problem: string | undefined;
  className: string;
  /** The chosen days, as the form keeps them. */
  value: string | undefined;
  onChange: (value: string) => void;
};

export function DayField({ office, problem, className, value, onChange }: DayFieldProps) {
  const [now] = useState(() => new Date());
  const { questions } = useFormWords();
  const texts = usePartWords().days;
  const hint = renderRichText(texts.emergency);
  const id = makeFieldId('preferred');
  return (
    <Cell id={id} isWide problem={problem} hint={hint} className={className}>
      <fieldset aria-describedby={describeBy(id, hint, problem)}>
        <legend className="font-semibold">{questions.preferred.label}</legend>
        <p className="text-sm text-slate">{texts.note}</p>
        <DayRows offered={office.listDays(now)} value={value} onChange={onChange} />
      </fieldset>
    </Cell>
  );
}

type DayRowsProps = Pick<DayFieldProps, 'value' | 'onChange'> & { offered: readonly OfferedDay[] };

const allParts: readonly Part[] = ['any', 'morning', 'afternoon'];

const selectLook =
  'min-h-12 w-full scroll-mt-14 rounded border border-steel border-b-2 border-b-ink bg-paper px-2 text-base';

/** `2026-12-01` as `Tuesday, Dec 1`, which fits on a phone. */
const formatDay = (day: string, locale: string): string =>
  new Date(day).toLocaleDateString(locale, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** A row for each chosen day, and one for the next. */
function DayRows({ offered, value, onChange }: DayRowsProps) {
  const { days: texts, locale } = usePartWords();
  const chosen = readDays(value);
  const rows = texts.ranks.slice(0, Math.min(chosen.length + 1, maxPreferredDays));

  /** Without a day the row goes, and the next one takes its place. */
  function choose(index: number, wish: PreferredDay | null) {
    const before = chosen.slice(0, index);
    onChange(writeDays([...before, ...(wish ? [wish] : []), ...chosen.slice(index + 1)]));
  }

  const findParts = (day: string) => offered.find((one) => one.day === day)?.parts ?? allParts;

  return (
    <div className="mt-1 space-y-2">
      {rows.map((rank, index) => {
        const wish = chosen[index];
        const parts = wish ? findParts(wish.day) : allParts;
        const isGone = wish && !offered.some(({ day }) => day === wish.day);
        const others = chosen.filter((_, other) => other !== index).map(({ day }) => day);
        return (
          <div key={rank} className="grid max-w-2xl grid-cols-[minmax(0,1fr)_7.5rem] gap-2">
            <select
              id={index === 0 ? makeFieldId('preferred') : undefined}
              aria-label={rank}
              className={selectLook}
              value={wish?.day ?? ''}
              onChange={({ target: { value: day } }) => {
                const part = findParts(day).find((one) => one === wish?.part) ?? 'any';
                choose(index, day === '' ? null : { day, part });
              }}
            >
              <option value="">{index === 0 ? texts.none : rank}</option>
              {isGone ? (
                <option value={wish.day}>{`${formatDay(wish.day, locale)}, ${texts.gone}`}</option>
              ) : null}
              {offered
                .filter(({ day }) => !others.includes(day))
                .map(({ day }) => (
                  <option key={day} value={day}>
                    {formatDay(day, locale)}
                  </option>
                ))}
            </select>
            <select
              aria-label={`${rank}, ${texts.partLabel}`}
              disabled={!wish}
              className={`${selectLook} disabled:text-steel`}
              value={wish?.part ?? 'any'}
              onChange={({ target }) => {
                const part = parts.find((one) => one === target.value);
                choose(index, wish && part ? { ...wish, part } : null);
              }}
            >
              {parts.map((part) => (
                <option key={part} value={part}>
                  {texts.parts[part]}
                </option>
              ))}
            </select>
            <p role="status" className="col-span-2 text-sm text-slate empty:hidden">
              {wish ? tellMissingPart(parts, texts) : ''}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** Says why a day has no morning or no afternoon. */
function tellMissingPart(parts: readonly Part[], texts: PartWords['days']): string {
  if (!parts.includes('afternoon')) {
    return texts.noAfternoon;
  }
  return parts.includes('morning') ? '' : texts.noMorning;
}
