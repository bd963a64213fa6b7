/** A drawing for groups that have no picture of their own yet. */
export const GROUP_STAND_IN = '/icons/5ca96f50.svg';

/** The picture of a group: without one its place would be an empty box. */
export const groupPicture = ({ image }: { image: string }): string => image || GROUP_STAND_IN;
