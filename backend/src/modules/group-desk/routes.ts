import { endpoints } from '@toonbank/contract';
import { type Implementation, implement } from '../../http/implement.ts';
import { addGroup, arrangeGroups, changeGroup } from './change.ts';
import { loadTree } from './load-groups.ts';
import { removeGroup } from './remove.ts';

const tree = implement(endpoints.groupDesk.tree, ({ tx, viewer: { site } }) => loadTree(tx, site.id));

/** The product groups of the site, for the people of the shop. */
export const groupDeskRoutes: Implementation[] = [tree, addGroup, changeGroup, arrangeGroups, removeGroup];
