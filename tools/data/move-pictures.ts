// npm run data -- move-pictures: copies every picture from DATA_DIR to the store that S3_BUCKET names. The files stay.
import { DataFailure } from './data-failure.ts';
import { folderDisk, pictureFolder } from '../../server/pictures/folder-disk.ts';
import { openPictureDisk } from '../../server/pictures/open-picture-disk.ts';
import { createPictureFiles } from '../../server/pictures/picture-files.ts';
import { copyPictures } from './copy-pictures.ts';
import type { DataCommand } from './data-command.ts';

const USAGE = 'npm run data -- move-pictures   (with S3_BUCKET and what belongs to it set)';

export const movePictures: DataCommand = async ({ args, config, say }) => {
  if (args.length > 0) throw new DataFailure(USAGE);
  if (!config.objectStore) throw new DataFailure(`There is no store to move to: set S3_BUCKET. ${USAGE}`);
  const from = folderDisk(pictureFolder(config.dataDir));
  const to = await openPictureDisk(config);
  const stories = await createPictureFiles(from).stories();
  const { copied, wasThere, failed, pictures } = await copyPictures(from, to, stories);
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  for (const line of failed) say(line);
  say(
    `${stories.length} stories, ${pictures.length} pictures, ${bytes} bytes: ${copied} copied, ${wasThere} there already, ${failed.length} failed. The files in ${config.dataDir} stay.`,
  );
  if (failed.length > 0) throw new DataFailure('Not every picture was copied: run it once more.');
};
