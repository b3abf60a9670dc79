import { AuthApiError } from '@supabase/supabase-js';
import { afterEach, expect, it, vi } from 'vitest';
import { haveSession } from '../../support/office/render-office';
// Imported after render-office, which sets the environment that the client reads on load.
import { BackendFailure, supabase } from '../../../src/office/api/client';
import { enrollSecondFactor, setPassword } from '../../../src/office/auth/sessions';

afterEach(() => void vi.restoreAllMocks());

const { auth } = supabase;
const refused = new AuthApiError('Too many factors.', 422, 'too_many_enrolled_mfa_factors');

it.each([
  [true, null],
  [false, refused],
])('a new password says whether other devices were signed out (%s)', async (areOthersOut, error) => {
  await haveSession();
  const { data } = await auth.getUser();
  if (!data.user) throw new Error('nobody is signed in');
  vi.spyOn(auth, 'updateUser').mockResolvedValue({ data: { user: data.user }, error: null });
  vi.spyOn(auth, 'signOut').mockResolvedValue({ error });
  expect(await setPassword('secret2')).toBe(areOthersOut);
});

it('a second step that can’t be set up gives the auth service’s reason', async () => {
  const none = { all: [], totp: [], phone: [], webauthn: [] };
  vi.spyOn(auth.mfa, 'listFactors').mockResolvedValue({ data: none, error: null });
  vi.spyOn(auth.mfa, 'enroll').mockResolvedValue({ data: null, error: refused });
  await expect(enrollSecondFactor()).rejects.toEqual(new BackendFailure('Too many factors.', 422));
});
