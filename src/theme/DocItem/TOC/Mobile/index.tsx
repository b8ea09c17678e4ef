/** Nothing here: on phones the table of contents is in the menu beside the breadcrumbs (`theme/DocBreadcrumbs`). */
export default function DocItemTOCMobile(): null {
  return null;
}
