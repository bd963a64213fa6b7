import { imageManage } from '@/locales/nl/admin/image-manage';
import { Select } from '../form/select';
import { type Folder, folderName, foldersTo } from './manage/use-folders';

/** Folder of the brand logos, which editors seldom need. */
const LAST = 'merken';
/** No name of a folder has a slash in front. */
const ALL = '/';

interface FolderSelectProps {
  id: string;
  folders: readonly Folder[];
  /** Empty: images in no folder; null: all images. */
  dir: string | null;
  onChange: (dir: string | null) => void;
}

/** Chooses a folder of the library; folders within folders are indented. */
export function FolderSelect({ id, folders, dir, onChange }: FolderSelectProps) {
  const isLast = (folder: Folder) => foldersTo(folder.dir)[0] === LAST;
  const sorted = [...folders.filter((one) => !isLast(one)), ...folders.filter(isLast)];
  return (
    <Select
      id={id}
      value={dir ?? ALL}
      onChange={({ target: { value } }) => onChange(value === ALL ? null : value)}
      options={[
        { value: ALL, text: imageManage.all },
        { value: '', text: imageManage.root },
        ...sorted.map((folder) => ({
          value: folder.dir,
          text: `${'\u2007\u2007'.repeat(foldersTo(folder.dir).length - 1)}${folderName(folder.dir)} (${folder.images})`,
        })),
      ]}
    />
  );
}
