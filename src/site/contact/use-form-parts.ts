import { useLazyModule } from '../shared/use-lazy-module';

export const loadFormParts = () => import('./form-parts');

export type FormParts = Awaited<ReturnType<typeof loadFormParts>>;

/** The parts that load once the form is used. Null until then, and when they couldn't load. */
export function useFormParts(isUsed: boolean) {
  const loaded = useLazyModule(loadFormParts, isUsed ? 'used' : '');
  return loaded === 'unavailable' ? { parts: null, hasFailed: true } : { parts: loaded, hasFailed: false };
}
