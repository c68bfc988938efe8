"""The people at the tables: accounts, passkeys, and who may act for which seat."""
