import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

/**
 * The types of navigation items that this site's bar has. The theme's list has menus for versions and
 * languages too, which would be in every first load. An item of another type fails with its name.
 */
const ComponentTypes: Pick<ComponentTypesObject, 'default' | 'docSidebar'> = {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
};

export default ComponentTypes;
