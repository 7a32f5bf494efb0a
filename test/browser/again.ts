// Empty: jest.config.mjs still names this file.
