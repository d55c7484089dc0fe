import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA, sessionOf } from '../../../tests/helpers/session.ts';
import { track } from '../../lib/analytics.ts';
import { ApiError } from '../../lib/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { UNKNOWN_STATUS } from '../session/subscription.rules.ts';
import { haveStoryTold } from './have-story-told.ts';
import { EMPTY_FORM, type StoryForm } from './story-form.rules.ts';
import { useGenerate } from './use-generate.ts';

vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => async () => {},
  useRouter: () => ({ preloadRoute: async () => {} }),
}));
vi.mock('../../lib/analytics.ts', () => ({ track: vi.fn() }));
vi.mock(import('./have-story-told.ts'), async (original) => ({ ...(await original()), haveStoryTold: vi.fn() }));

const form: StoryForm = {
  ...EMPTY_FORM,
  childName: 'Mia',
  ageGroup: 'preschool',
  theme: 'mystery',
  character: 'pirate',
  setting: 'underwater',
  length: 'short',
};
/** What is counted of a press that ends with this. */
async function countedOf(cause: unknown) {
  vi.mocked(haveStoryTold).mockRejectedValue(cause);
  const status = { ...UNKNOWN_STATUS, isLoading: false, dailyLimit: 5 };
  const subscription = {
    status,
    fetched: status,
    refresh: async () => {},
    introduced: async () => {},
    countOne: () => {},
  };
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useGenerate(subscription), { wrapper });
  act(() => result.current.generate(form, null));
  await waitFor(() => expect(track).toHaveBeenCalledWith('story_generate_failed', expect.anything()));
  return vi.mocked(track).mock.calls.at(-1)?.[1];
}

beforeEach(() => void vi.mocked(track).mockClear());

it.each<[string, unknown, object]>([
  ['the server’s refusal: its words and code', new ApiError('No', 500), { message: 'No', code: '500' }],
  ['a fault of the device: its name alone', new TypeError('Invalid name: received "Mia"'), { message: 'TypeError' }],
  ['what is no error: nothing of it', 'no story for Mia', { message: 'unknown' }],
])('GEN-20 of a failure is counted, of %s', async (_name, cause, counted) => {
  expect(await countedOf(cause)).toEqual({ code: '0', ...counted });
});

it('PWA-11 a press is a wish of the family that is signed in, also when its token ran out without a network', async () => {
  localStorage.setItem('token', sessionOf(ANNA, { exp: 1 }).token);
  await countedOf(new ApiError('No', 500));
  expect(vi.mocked(haveStoryTold).mock.calls.at(-1)?.[0]).toMatchObject({ user: ANNA.id });
});
