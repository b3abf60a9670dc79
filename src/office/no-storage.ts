/**
 * Stands in for Supabase's client for stored files (vite.config.ts): the office has none, and would load it
 * before the inbox.
 */
export class StorageClient {}

export class StorageApiError extends Error {}
