import type {FrameworkId} from '../frameworks';
import type {Model} from '../model';
import {angular} from './angular';
import {html} from './html';
import type {Generated} from './parts';
import {next, react} from './react';
import {solid} from './solid';
import {svelte} from './svelte';
import {nuxt, vue} from './vue';

export type {Generated, GeneratedFile} from './parts';

const GENERATORS: Readonly<Record<FrameworkId, (model: Model) => Generated>> = {
  html,
  react,
  next,
  vue,
  nuxt,
  angular,
  svelte,
  solid,
};

/** Complete code of an example for one framework: what to install, and files ready to be pasted. */
export function generate(model: Model, framework: FrameworkId): Generated {
  return GENERATORS[framework](model);
}
