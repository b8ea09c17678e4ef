import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import {AskButton} from '@site/src/assistant/AskButton';

/**
 * The types of navigation items that this site's bar has. The theme's list has menus for versions and
 * languages too, which would be in every first load. An item of another type fails with its name.
 */
const ComponentTypes: Pick<ComponentTypesObject, 'default' | 'docSidebar' | `custom-${string}`> = {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  'custom-ask': AskButton,
};

export default ComponentTypes;
