import { changeField, saveRow } from '@/store/editing/save-row';
import type { AppThunk } from '@/store/thunk';
import type { Mark } from '../marks';
import type { PickImage } from '../use-image-picker';

/** Puts another image of the library in the place of one, whose URL is `current`. */
export const editImage =
  (mark: Mark, current: string, pickImage: PickImage): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const image = await pickImage(current);
    if (!image) return;
    dispatch(changeField(mark, mark.field, image.src));
    await dispatch(saveRow(mark));
  };
