/** Packs of people's own cards. */
import type { Time } from '@captains-table/table';

/** A pack, but for what is in it. */
export interface PackRecord {
  /** Of what is written in it: another pack has another. */
  readonly hash: string;
  readonly game: string;
  readonly name: string;
  /** Names the content that it makes of a game: rules versions are pinned to it. */
  readonly contentHash: string;
  /** Of file and content together. */
  readonly bytes: number;
}

export interface StoredPack extends PackRecord {
  /** As its owner wrote it, and what it makes of the game: JSON as text. */
  readonly file: string;
  readonly content: string;
}

/** A pack that a person keeps. */
export interface OwnPack extends PackRecord {
  readonly createdAt: Time;
  /** Anyone who knows it may use the pack; absent while it is not shared. */
  readonly link?: string;
}

/**
 * Packs are kept by the hash of what is written in them, once for all who have them. One goes when no one owns it
 * any more and no table was played with it.
 */
export interface Packs {
  /** Lets a person keep a pack. Nothing changes where they do already. */
  keep(person: string, pack: StoredPack, at: Time, network?: string): Promise<void>;
  /** Those of one person, the latest first. */
  of(person: string): Promise<readonly OwnPack[]>;
  countOf(person: string): Promise<number>;
  countFrom(network: string): Promise<number>;
  find(hash: string): Promise<PackRecord | undefined>;
  byLink(link: string): Promise<PackRecord | undefined>;
  isOwner(person: string, hash: string): Promise<boolean>;
  /** Whether a pack of theirs makes this content. */
  ownsContent(person: string, game: string, contentHash: string): Promise<boolean>;
  file(hash: string): Promise<unknown>;
  /** The content that some pack makes; undefined where none does. */
  content(game: string, contentHash: string): Promise<unknown>;
  /** Shares it by this link, or by none any more. The link that there is already is kept. Answers the one that holds. */
  share(person: string, hash: string, link: string | undefined): Promise<string | undefined>;
  /** The person keeps it no longer; false where they did not. */
  remove(person: string, hash: string): Promise<boolean>;
  /** Removes packs that no one owns and no table was played with. */
  forgetUnused(): Promise<void>;
}
