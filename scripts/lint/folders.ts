/** Tells the files in a folder; a star in its path stands for any one folder. */
export function patternOf(folder: string): RegExp {
  return new RegExp(`^${folder.replaceAll('*', '[^/]+')}/`)
}
