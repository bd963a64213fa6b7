import type { SeededBug } from '../seeded-bug.ts';

const modules = 'backend/src/modules/editing';
const tests = 'backend/test/editing';
const sixty = 'backend/test/concurrency/editing/sixty-at-once';

/** Guards of drafts, publishing, versions, pages and previews. */
export const editing: readonly SeededBug[] = [
  {
    file: 'contract/src/editing/endpoints.ts',
    from: "const publishing = { ...shared, permission: 'content.publish' } as const;",
    to: "const publishing = { ...shared, permission: 'content.write' } as const;",
    test: `${tests}/drafts.test.ts`,
  },
  {
    file: `${modules}/drafts.ts`,
    from: 'isDraft, eq(contentVersions.authorId, adminId)',
    to: 'isDraft',
    test: `${tests}/drafts.test.ts`,
  },
  {
    file: `${modules}/drafts.ts`,
    from: '(before?.revision ?? 0) !== revision',
    to: 'false',
    test: `${tests}/drafts.test.ts`,
  },
  {
    file: `${modules}/drafts.ts`,
    from: 'if (version !== before?.basedOn) expectVersion(live, version);',
    to: '',
    test: `${tests}/drafts.test.ts`,
  },
  {
    file: `${modules}/drafts.ts`,
    from: 'revision !== undefined && draft.revision !== revision',
    to: 'false',
    test: 'backend/test/concurrency/editing.test.ts',
  },
  {
    file: `${modules}/drafts.ts`,
    from: "inArray(contentVersions.state, ['draft', 'scheduled']),\n      ),\n    )\n    .for('update');",
    to: "inArray(contentVersions.state, ['draft', 'scheduled']),\n      ),\n    );",
    test: `${sixty}/publications.test.ts`,
  },
  {
    file: `${modules}/publish-change.ts`,
    from: 'version !== undefined && version !== live.version',
    to: 'false',
    test: `${tests}/history.test.ts`,
  },
  {
    file: `${modules}/publish-change.ts`,
    from: '  refuseFaults(target, fields, changed);\n',
    to: '',
    test: `${tests}/drafts.test.ts`,
  },
  {
    file: `${modules}/publish-change.ts`,
    from: '  refusePlaceholders(target, fields, changed);\n',
    to: '',
    test: 'backend/test/content/placeholders.test.ts',
  },
  {
    file: `${modules}/stored-kinds.ts`,
    from: "(lock ? query.for('update') : query)) as Values[]",
    to: 'query) as Values[]',
    test: 'backend/test/concurrency/editing.test.ts',
  },
  {
    file: `${modules}/field-values.ts`,
    from: 'allowedHtml(value.toWellFormed())',
    to: 'value.toWellFormed()',
    test: `${tests}/xss.test.ts`,
  },
  {
    file: `${modules}/field-values.ts`,
    from: "link: (value) => value !== '' && safeLink(value) !== value,",
    to: 'link: () => false,',
    test: `${tests}/drafts.test.ts`,
  },
  {
    file: 'backend/src/modules/content/shown-text.ts',
    from: 'allowedHtml(filled(site, html, fillHtml))',
    to: 'filled(site, html, fillHtml)',
    test: `${tests}/merged-attacks.test.ts`,
  },
  {
    file: `${modules}/publish-draft.ts`,
    from: '  await expectDescribed(tx, siteId, target, draft.fields);\n',
    to: '',
    test: `${tests}/missing-alt.test.ts`,
  },
  {
    file: `${modules}/publish-draft.ts`,
    from: '    await expectDescribed(tx, siteId, { kind: draft.kind, id: draft.rowId }, draft.fields);\n',
    to: '',
    test: `${tests}/missing-alt.test.ts`,
  },
  {
    file: `${modules}/cms-calls.ts`,
    from: '  await expectDescribed(tx, siteId, target, fields);\n',
    to: '',
    test: `${tests}/missing-alt.test.ts`,
  },
  {
    file: `${modules}/publish-together.ts`,
    from: 'throw refusalAt(error, at);',
    to: 'return error;',
    test: `${tests}/slides.test.ts`,
  },
  {
    file: `${modules}/publish-due.ts`,
    from: "    .for('update', { skipLocked: true });",
    to: '    ;',
    test: 'backend/test/concurrency/editing.test.ts',
  },
  {
    file: `${modules}/publish-due.ts`,
    from: '  await planEnd(tx, due, published);\n',
    to: '',
    test: `${tests}/planned-right.test.ts`,
  },
  {
    file: `${modules}/planned-right.ts`,
    from: "publisher?.active === true && mayDo(publisher.role, 'content.publish')",
    to: 'publisher?.active === true',
    test: `${tests}/planned-right.test.ts`,
  },
  {
    file: `${modules}/planned-right.ts`,
    from: "publisher?.active === true && mayDo(publisher.role, 'content.publish')",
    to: "mayDo(publisher?.role ?? 'editor', 'content.publish')",
    test: `${tests}/planned-right.test.ts`,
  },
  {
    file: `${modules}/planned-right.ts`,
    from: 'undoes !== null',
    to: 'false',
    test: `${tests}/planned-right.test.ts`,
  },
  {
    file: `${modules}/pages/make-and-move.ts`,
    from: '    await lockAddresses(tx, siteId);\n    const live',
    to: '    const live',
    test: `${sixty}/publications.test.ts`,
  },
  {
    file: `${modules}/pages/make-and-move.ts`,
    from: '    await tx\n      .delete(contentRedirects)\n      .where(and(eq(contentRedirects.siteId, siteId), eq(contentRedirects.fromPath, path)));\n',
    to: '',
    test: `${tests}/history.test.ts`,
  },
  {
    file: `${modules}/pages/path-use.ts`,
    from: 'return former && {',
    to: 'return former && !former && {',
    test: `${tests}/history.test.ts`,
  },
  {
    file: `${modules}/pages/path-use.ts`,
    from: "if (isOfShop(path)) return { by: 'shop', title: '', path: '' };",
    to: '',
    test: `${tests}/history.test.ts`,
  },
  {
    file: `${modules}/view/preview-token.ts`,
    from: 'expiresAt.getTime() > now ?',
    to: 'expiresAt.getTime() > 0 ?',
    test: `${tests}/preview.test.ts`,
  },
  {
    file: `${modules}/view/preview-token.ts`,
    from: 'given.length !== right.length || !timingSafeEqual(given, right)',
    to: 'given.length !== right.length',
    test: `${tests}/preview.test.ts`,
  },
  {
    file: `${modules}/view/preview-token.ts`,
    from: '\\n${draftId}\\n${adminId}\\n',
    to: '\\n${adminId}\\n',
    test: `${tests}/preview.test.ts`,
  },
  {
    file: `${modules}/view/preview.ts`,
    from: ', eq(adminUsers.active, true)',
    to: '',
    test: `${tests}/preview.test.ts`,
  },
  {
    file: `${modules}/view/show-view.ts`,
    from: "  if (kind === 'news') await hideOtherNews(tx, siteId, id, at);\n",
    to: '',
    test: `${tests}/preview.test.ts`,
  },
  {
    file: 'backend/src/http/view.ts',
    from: 'admin ? !admin.pending : session?.simulated === true',
    to: 'admin ? !admin.pending : true',
    test: `${tests}/moment.test.ts`,
  },
  {
    file: 'backend/src/http/view.ts',
    from: 'SHOP.includes(access) && !mutates',
    to: 'SHOP.includes(access)',
    test: `${tests}/preview.test.ts`,
  },
  {
    file: 'backend/src/http/run/run-call.ts',
    from: 'discard: view !== undefined',
    to: 'discard: false',
    test: `${tests}/preview.test.ts`,
  },
  {
    file: `${modules}/discardable-rows.ts`,
    from: 'eq(adminActions.adminId, adminId),',
    to: '',
    test: `${tests}/discard-items.test.ts`,
  },
  {
    file: `${modules}/discardable-rows.ts`,
    from: 'for (const { id } of wanted) found.delete(id);',
    to: '',
    test: `${tests}/discard-items.test.ts`,
  },
  {
    file: `${modules}/remove-row.ts`,
    from: "    .orderBy(asc(contentVersions.id))\n    .for('update');",
    to: '    .orderBy(asc(contentVersions.id));',
    test: `${sixty}/discards.test.ts`,
  },
];
