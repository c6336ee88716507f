import { featureTests } from '@captains-table/kernel/contract-tests';
import { CONTENT, maracaibo } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';

featureTests(maracaibo, createPolicy(CONTENT));
