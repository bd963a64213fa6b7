import type { SeededBug } from '../seeded-bug.ts';

export const media: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/media/decode-base64.ts',
    from: 'size > MAX_IMAGE_BYTES',
    to: 'false',
    test: 'backend/test/media/hostile-uploads.test.ts',
  },
  {
    file: 'backend/src/modules/media/image-kind.ts',
    from: "  return isAvif(bytes) ? 'avif' : undefined;",
    to: "  return isAvif(bytes) ? 'avif' : 'png';",
    test: 'backend/test/media/hostile-uploads.test.ts',
  },
  {
    file: 'backend/src/modules/media/read-image.ts',
    from: 'width * height > MAX_PIXELS',
    to: 'false',
    test: 'backend/test/media/hostile-uploads.test.ts',
  },
  {
    file: 'backend/src/modules/media/read-image.ts',
    from: 'pages > 1',
    to: 'false',
    test: 'backend/test/media/hostile-uploads.test.ts',
  },
  {
    file: 'backend/src/modules/media/read-image.ts',
    from: "MAX_PIXELS, failOn: 'error'",
    to: "MAX_PIXELS, failOn: 'none'",
    test: 'backend/test/media/hostile-uploads.test.ts',
  },
  {
    file: 'backend/src/modules/media/read-image.ts',
    from: '    .autoOrient()\n',
    to: '',
    test: 'backend/test/media/upload.test.ts',
  },
  {
    file: 'backend/src/modules/media/file-name.ts',
    from: 'DEVICE.test(plain)',
    to: 'false',
    test: 'backend/test/media/hostile-uploads.test.ts',
  },
  {
    file: 'backend/src/modules/media/fair-queue.ts',
    from: '    waiting.delete(site);\n',
    to: '',
    test: 'backend/test/media/fair-queue.test.ts',
  },
  {
    file: 'backend/src/modules/media/encode-image.ts',
    from: 'WIDTHS.filter((width) => width <= pixels.raw.width)',
    to: 'WIDTHS',
    test: 'backend/test/media/upload.test.ts',
  },
  {
    file: 'backend/src/modules/media/folders.ts',
    from: 'images.length + folders.length > 0',
    to: 'images.length > 0',
    test: 'backend/test/media/folders.test.ts',
  },
  {
    file: 'backend/src/modules/media/folders.ts',
    from: "dir.replaceAll('_', '\\\\_')",
    to: 'dir',
    test: 'backend/test/media/folders.test.ts',
  },
  {
    file: 'backend/src/modules/media/remove-images.ts',
    from: 'places.length > 0 && !force',
    to: 'false',
    test: 'backend/test/media/uses.test.ts',
  },
  {
    file: 'backend/src/modules/media/replace.ts',
    from: '  await replaceUses(tx, siteId, { path: before.path, newPath });\n',
    to: '',
    test: 'backend/test/media/uses.test.ts',
  },
  {
    file: 'backend/src/modules/media/repository.ts',
    from: 'isCurrent: current !== undefined',
    to: 'isCurrent: true',
    test: 'backend/test/media/uses.test.ts',
  },
  {
    file: 'backend/src/modules/media/details.ts',
    from: ".filter(({ ratio }) => ratio !== 'whole').map",
    to: '.filter(() => false).map',
    test: 'backend/test/media/details.test.ts',
  },
  {
    file: 'backend/src/modules/media/upload.ts',
    from: '    if (stored) return wireImage(tx, siteId, stored);\n',
    to: '',
    test: 'backend/test/media/parallel-changes.test.ts',
  },
];
