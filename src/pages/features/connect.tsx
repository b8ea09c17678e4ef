import React, {type ReactNode} from 'react';
import {FeaturePage} from '../../features/FeaturePage';

export default function Page(): ReactNode {
  return <FeaturePage id="connect" />;
}
