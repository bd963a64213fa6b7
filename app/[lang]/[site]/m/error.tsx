'use client';

export { default } from '../[aud]/error';
