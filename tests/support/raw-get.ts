import { type IncomingMessage, get, type RequestOptions } from 'node:http';

/** Sends the path and the headers unchanged, where fetch would normalize the one and refuse some of the others. */
export const getRaw = (origin: string, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => get(origin, options, resolve).on('error', reject));
