import { z } from 'zod';
import { nameField } from './text-fields.ts';

/** Two lists of one customer never have the same name, whatever the case of its letters. */
export const listName = nameField(60);

/** A new list, or another name for a list. */
export const orderListForm = z.object({ name: listName });
