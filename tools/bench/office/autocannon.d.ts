declare module 'autocannon' {
  type Request = { method: 'POST'; path: string; headers: Record<string, string>; body: string };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Requests a second of all connections together. */
    overallRate?: number;
    requests: [{ setupRequest: (request: Partial<Request>) => Request }];
  };
  /** Latencies in ms. `errors` includes timeouts. */
  type Result = {
    '2xx': number;
    '4xx': number;
    '5xx': number;
    errors: number;
    latency: { p50: number; p99: number };
    requests: { average: number; sent: number };
    statusCodeStats: Readonly<Record<string, { count: number } | undefined>>;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
