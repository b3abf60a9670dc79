/** What outlives the quote form, because a visitor may look at another page meanwhile. */
import { useSyncExternalStore } from 'react';
import type { Quote } from '#functions/quote';
import type { ChosenPicture } from '../../ui/chosen-pictures';
import type { Outcome } from './send-quote';
import type { QuoteValues } from './use-quote-draft';

/** A request that was sent, whose outcome no form has shown yet. `given`: the values of all fields. */
type RunningRequest = { quote: Quote; given: QuoteValues; pictureCount: number; outcome: Promise<Outcome> };
type Pictures = readonly ChosenPicture[];

let running: RunningRequest | null = null;
let pictures: Pictures = [];
let notify = () => {};

export const runningRequest = (): RunningRequest | null => running;
export const noteRequest = (request: RunningRequest | null): void => void (running = request);

export function setPictures(change: (pictures: Pictures) => Pictures): void {
  pictures = change(pictures);
  notify();
}

function subscribe(listener: () => void): () => void {
  notify = listener;
  return () => (notify = () => {});
}

const attached = () => pictures;

/** The attached pictures. */
export const usePictures = (): Pictures => useSyncExternalStore(subscribe, attached, attached);
