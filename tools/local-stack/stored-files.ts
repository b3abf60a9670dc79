/** The bytes behind /storage/v1: @supabase/lite keeps the rows, and leaves the files to an adapter. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

const types: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['pdf', 'application/pdf'],
]);

/** Stores files in a folder, by bucket and name. The name's extension decides the content type. */
export function openStoredFiles(folder: string): StorageAdapter {
  const place = (bucket: string, key: string) => join(folder, bucket, encodeURIComponent(key));
  const describe = async (bucket: string, key: string) => {
    const { size, mtime } = await stat(place(bucket, key));
    return {
      cacheControl: 'no-cache',
      contentLength: size,
      size,
      mimetype: types.get(key.split('.').at(-1) ?? '') ?? 'image/jpeg',
      lastModified: mtime,
      eTag: createHash('sha256').update(`${key} ${mtime.getTime()}`).digest('hex'),
    };
  };
  const remove = (bucket: string, key: string) => rm(place(bucket, key), { force: true });
  return {
    driver: null,
    async getObject(bucket, key) {
      const metadata = await describe(bucket, key);
      return { metadata, httpStatusCode: 200, body: await readFile(place(bucket, key)) };
    },
    async uploadObject(bucket, key, _version, body) {
      await mkdir(dirname(place(bucket, key)), { recursive: true });
      await writeFile(place(bucket, key), body);
      return describe(bucket, key);
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      for (const key of keys) {
        await remove(bucket, key);
      }
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      await copyFile(place(bucket, key), place(toBucket, toKey));
      return describe(toBucket, toKey);
    },
    headObject: describe,
    privateAssetUrl: (bucket, key) => Promise.resolve(place(bucket, key)),
  };
}
