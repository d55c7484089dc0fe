import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FALLBACK_TIERS } from '#contract/payments';
import { TIERS } from '#contract/tiers';
import { usePlanWords } from './use-plan-words.ts';

const wordsOf = () => renderHook(() => usePlanWords()).result.current;

describe('the words of a plan', () => {
  it.each([...TIERS])('LIM-1, LIM-2, LIM-3: the English ones of %s are those that are built in', (name) => {
    const tier = FALLBACK_TIERS[name];
    expect(wordsOf()(name, tier)).toEqual({
      name: tier.product_name,
      description: tier.product_description,
      features: tier.features,
      price: tier.amount_formatted,
    });
  });
  it('are the provider’s own where he has others', () => {
    const tier = { ...FALLBACK_TIERS.basic, features: ['A lantern'] };
    expect(wordsOf()('basic', tier).features).toEqual(['A lantern']);
  });
});
