import type {CodeSource} from './codeNow';
import type {FrameworkId} from '../frameworks';
import {modelOf, type Model} from '../model/model';
import type {Outline} from '../model/outline';
import {angular} from './angular';
import {html} from './html';
import type {Generated} from './parts';
import {next, react} from './react';
import {solid} from './solid';
import {svelte} from './svelte';
import {nuxt, vue} from './vue';

export {functionSource, modelOfConfig, type ChatSetup, type ConfigValue} from './config';
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

/**
 * Complete code of a chat for one framework: what to install, and files ready to be pasted.
 *
 * The model comes from `modelOf` for a fence and from {@link modelOfConfig} for plain values.
 */
export function generate(model: Model, framework: FrameworkId): Generated {
  return GENERATORS[framework](model);
}

/** Code of a fence for one framework. */
export function codeOf(example: CodeSource, framework: FrameworkId): Generated {
  const outline = JSON.parse(example.outline) as Outline;
  return generate(modelOf(example.source, outline, example.title, example.height), framework);
}
