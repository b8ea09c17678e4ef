import React from 'react';
import type {FragmentParts} from '../data/fragment';
import {features} from '../data/features';
import {FeatureExample} from './FeatureExample';

export default Object.fromEntries(
  features.map(({id}) => [id, () => <FeatureExample id={id} />]),
) satisfies FragmentParts;
