import { expect, test } from 'vitest';
import { forwardingProblem, isTextable, isTollFree } from '../../supabase/functions/_shared/forwarding-rules';

const tollFree = ['800', '833', '844', '855', '866', '877', '888'].map((areaCode) => `+1${areaCode}5551234`);

test.each(tollFree)('%s is free for whoever calls, so no text reaches it', (number) => {
  expect([isTollFree(number), isTextable(number)]).toEqual([true, false]);
});

test.each(['+911', '+22395'])('%s is refused as what it is, a short number', (number) => {
  expect(forwardingProblem(number)).toContain('short number');
});

test.each(['+19185550111', '+14165551234'])('%s is an ordinary number that may be texted', (number) => {
  expect([isTollFree(number), isTextable(number)]).toEqual([false, true]);
});

const abroadOrCostly = ['+442079460000', '+19005551234', '+19189761234', '+18765551234'];
const noNumbers = ['anonymous', '22395', '', '+191855501112', '0+19185550111'];
test.each([...abroadOrCostly, ...noNumbers])('"%s" is neither', (number) => {
  expect([isTollFree(number), isTextable(number)]).toEqual([false, false]);
});
