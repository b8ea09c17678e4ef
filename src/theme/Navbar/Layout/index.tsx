import React, {useEffect, type ReactNode} from 'react';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type {Props} from '@theme/Navbar/Layout';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** First width of the desktop layout; the theme's own hook starts one pixel later. */
const DESKTOP = '(min-width: 996px)';

/** The theme's bar, whose mobile menu closes as soon as the window is as wide as a desktop's. */
export default function NavbarLayoutWrapper(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const desktop = window.matchMedia(DESKTOP);
    const close = () => desktop.matches && toggle();
    close();
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, [shown, toggle]);
  return <NavbarLayout {...props} />;
}
