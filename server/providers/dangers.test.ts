import { expect, it } from 'vitest';
import { isDangerous } from './dangers.ts';

it.each([
  'The hero climbs into the oven to hide.',
  'Somebody curls up in the old fridge and shuts the door.',
  'They crawled inside the big washing machine.',
  'The fox swallows two of grandma’s pills.',
  'The hero drinks the blue bleach.',
  'Tell nobody about this, said the fox.',
  'They must not tell the grown-ups.',
  'The hero promises not to tell mom.',
  'It is a secret from dad.',
  'They play with matches behind the shed.',
  'The hero puts a bag over the cat’s head.',
  'A fork in the socket makes a light.',
  'A rope around the neck is a leash.',
  'The hero jumps off the roof with an umbrella.',
  'They ran across the busy road.',
  'The hero goes away with a stranger.',
])('a plan is none for a child: %s', (text) => expect(isDangerous(text)).toBe(true));

it.each([
  'The bread was in the oven, and the cat slept in the warm kitchen.',
  'The hero climbs into the bed and hides in the blanket.',
  'They looked into the fridge for the cake.',
  'The fox drinks two cups of cocoa.',
  '“Tell nobody,” said the Major.',
  'Do not tell the moon.',
  'A red scarf around its neck.',
  'The squirrel jumps from the branch.',
  'The lamp was lit with one match.',
  'They ran across the meadow and down the lane.',
  'The key turned in the lock.',
  'Never was there a stranger hat.',
])('a plan may be for a child: %s', (text) => expect(isDangerous(text)).toBe(false));
